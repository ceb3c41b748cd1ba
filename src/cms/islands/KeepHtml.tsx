import { Component, type ReactNode } from 'react';
import { refillSlots } from './Slot.tsx';

interface KeepHtmlProps {
  readonly children: ReactNode;
  /** The nodes that stood in the island before it woke. */
  readonly nodes: readonly ChildNode[];
  readonly onFailure: (error: unknown) => void;
}

/** Puts back the server's HTML when a widget throws in the browser: the visitor keeps what there was to read. */
export class KeepHtml extends Component<KeepHtmlProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  readonly #restore = (element: HTMLElement | null): void => {
    if (!element) return;
    element.replaceChildren(...this.props.nodes);
    // What stood in the slots may have moved into others since the widget woke.
    refillSlots(element);
  };

  override render(): ReactNode {
    return this.state.failed ? <div className="contents" ref={this.#restore} /> : this.props.children;
  }
}
