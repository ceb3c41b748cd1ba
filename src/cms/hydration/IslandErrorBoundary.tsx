import { Component, type ReactNode } from 'react';
import { restoreSlots } from './Slot.tsx';

interface IslandErrorBoundaryProps {
  readonly children: ReactNode;
  /** The island's nodes from before hydration. */
  readonly serverNodes: readonly ChildNode[];
  readonly onError: (error: unknown) => void;
}

/** Restores the server's HTML when a widget throws in the browser, so that the visitor keeps the content. */
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
    // A slot's nodes may have moved into another element since hydration.
    restoreSlots(element);
  };

  override render(): ReactNode {
    return this.state.failed ? <div className="contents" ref={this.#restore} /> : this.props.children;
  }
}
