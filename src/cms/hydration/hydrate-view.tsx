import { type ComponentType, createElement, type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { setTextRules } from '#src/i18n/marked-jsx/mark-children.ts';
import { captureFormValues } from './capture-form-values.ts';
import { type IslandView, slotId } from './island.ts';
import { IslandErrorBoundary } from './IslandErrorBoundary.tsx';
import { type Activate, reportHydrationError } from './activate.ts';
import { saveSlots, Slot } from './Slot.tsx';

/** A widget's view in the browser: its props are plain data that the server parsed for this view. */
type BrowserView = ComponentType<IslandView['props'] & { readonly slots: Readonly<Record<string, ReactNode>> }>;

/**
 * Returns a view typed for the server's props. The two belong together by the widget's name: the generated server
 * registry parses with the same widget's definition, and JSON cannot carry that to the type checker.
 */
const browserView = <P extends object>(View: ComponentType<P>): BrowserView =>
  function Browser(props) {
    // oxlint-disable-next-line eslint-js/no-restricted-syntax -- see above
    return createElement(View, props as unknown as P);
  };

/**
 * Returns the Activate of a view: React hydrates the HTML as a root of its own; then entered values are restored and
 * held events replayed.
 */
export function hydrateView<P extends object>(view: ComponentType<P>): Activate {
  const View = browserView(view);
  return (root, island, replay) => {
    if (!island.view) throw new TypeError(`${island.widget}: has no data to hydrate its view`);
    const { props, slots } = island.view;
    setTextRules(props.page.language);
    saveSlots(root);
    const nodes = [...root.childNodes];
    const filled = Object.fromEntries(
      slots.map((name) => [name, <Slot key={name} id={slotId(props.uid, name)} html="" />]),
    );
    let focused = document.activeElement;
    let restorers = captureFormValues(root);
    const captureLate = () => {
      if (restorers.length === 0) restorers = captureFormValues(root);
    };
    const finish = () => {
      focused = null;
      // One at a time, as a visitor acts: each handler sees the effects of the one before it.
      for (const repeat of [...restorers, ...replay.release()]) flushSync(repeat);
      root.dataset.hydrated = '';
    };
    const fail = (error: unknown) => {
      replay.release();
      reportHydrationError(root, island, error);
      if (focused instanceof HTMLElement && root.contains(focused)) focused.focus({ preventScroll: true });
    };
    const hydrate = () =>
      void hydrateRoot(
        root,
        <IslandErrorBoundary serverNodes={nodes} onError={fail}>
          <HydrationEffects onCommit={captureLate} onHydrated={finish}>
            <View {...props} slots={filled} />
          </HydrationEffects>
        </IslandErrorBoundary>,
        { identifierPrefix: props.uid, onCaughtError: () => undefined },
      );
    // Synchronous while a visitor is using the island: nothing can be entered between capture and hydration. Otherwise
    // in slices, between which the page responds to input; React finishes at once when the island is used.
    if (restorers.length > 0 || root.contains(focused)) flushSync(hydrate);
    else startTransition(hydrate);
  };
}

interface HydrationEffectsProps {
  readonly children: ReactNode;
  /** Called when React has hydrated the HTML and no render has overwritten entered values yet. */
  readonly onCommit: () => void;
  /** Called when every effect of the view has run. */
  readonly onHydrated: () => void;
}

function HydrationEffects({ children, onCommit, onHydrated }: HydrationEffectsProps) {
  useLayoutEffect(onCommit, [onCommit]);
  // Outside React's commit, where flushSync is allowed.
  useEffect(() => queueMicrotask(onHydrated), [onHydrated]);
  return children;
}
