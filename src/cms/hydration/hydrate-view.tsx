import { type ComponentType, createElement, type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { captureFormValues } from './capture-form-values.ts';
import { type Island, slotId } from './island.ts';
import { IslandErrorBoundary } from './IslandErrorBoundary.tsx';
import { type Activate, reportHydrationError } from './activate.ts';
import { saveSlots, Slot } from './Slot.tsx';

/** A widget's view as the browser uses it: with the plain props that the server parsed for this very view. */
type BrowserView = ComponentType<Island['props'] & { readonly slots: Readonly<Record<string, ReactNode>> }>;

/**
 * Takes a view for one that gets the server's props. The two belong together by the widget's name: the generated server
 * registry parses with the same widget's definition, and JSON cannot carry that to the type checker.
 */
const browserView = <P extends object>(View: ComponentType<P>): BrowserView =>
  function Browser(props) {
    // eslint-disable-next-line no-restricted-syntax -- see above
    return createElement(View, props as unknown as P);
  };

/** The life that a view gives: React takes over the HTML as a root of its own, and does again what was done to it. */
export function hydrateView<P extends object>(view: ComponentType<P>): Activate {
  const View = browserView(view);
  return (root, island, uses) => {
    const { props, slots } = island;
    saveSlots(root);
    const nodes = [...root.childNodes];
    const filled = Object.fromEntries(
      slots.map((name) => [name, <Slot key={name} id={slotId(props.uid, name)} html="" />]),
    );
    let focused = document.activeElement;
    let entries = captureFormValues(root);
    const takeOver = () => {
      if (entries.length === 0) entries = captureFormValues(root);
    };
    const awake = () => {
      focused = null;
      // One at a time, as a visitor does: each handler sees what the one before it did.
      for (const again of [...entries, ...uses.release()]) flushSync(again);
      root.dataset.hydrated = '';
    };
    const fail = (error: unknown) => {
      uses.release();
      reportHydrationError(root, island, error);
      if (focused instanceof HTMLElement && root.contains(focused)) focused.focus({ preventScroll: true });
    };
    const takeRoot = () =>
      void hydrateRoot(
        root,
        <IslandErrorBoundary serverNodes={nodes} onError={fail}>
          <HydrationEffects onCommit={takeOver} onHydrated={awake}>
            <View {...props} slots={filled} />
          </HydrationEffects>
        </IslandErrorBoundary>,
        { identifierPrefix: props.uid, onCaughtError: () => undefined },
      );
    // At once for whoever is at it: nothing more can be entered between what was remembered and what is awake. For all
    // others in pieces, between which the page answers; React does the rest at once when the island is used.
    if (entries.length > 0 || root.contains(focused)) flushSync(takeRoot);
    else startTransition(takeRoot);
  };
}

interface HydrationEffectsProps {
  readonly children: ReactNode;
  /** When React has taken over the HTML, and nothing that was entered into it is undone by a next render yet. */
  readonly onCommit: () => void;
  /** When every effect of the view has run. */
  readonly onHydrated: () => void;
}

function HydrationEffects({ children, onCommit, onHydrated }: HydrationEffectsProps) {
  useLayoutEffect(onCommit, [onCommit]);
  // Outside of React's own work, where state may be set and shown at once.
  useEffect(() => queueMicrotask(onHydrated), [onHydrated]);
  return children;
}
