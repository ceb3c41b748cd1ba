import { Component, type ReactNode } from 'react';
import { restoreSlots } from './Slot.tsx';

interface IslandErrorBoundaryProps {
  readonly children: ReactNode;
  /** The nodes that stood in the island before it woke. */
  readonly serverNodes: readonly ChildNode[];
  readonly onError: (error: unknown) => void;
}

/** Puts back the server's HTML when a widget throws in the browser: the visitor keeps what there was to read. */
export class IslandErrorBoundary extends Component<IslandErrorBoundaryProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  readonly #restore = (element: HTMLElement | null): void => {
    if (!element) return;
    element.replaceChildren(...this.props.serverNodes);
    // What stood in the slots may have moved into others since the widget woke.
    restoreSlots(element);
  };

  override render(): ReactNode {
    return this.state.failed ? <div className="contents" ref={this.#restore} /> : this.props.children;
  }
}
