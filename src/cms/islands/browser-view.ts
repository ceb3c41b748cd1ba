import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Island } from './island.ts';

/** A widget's view as the browser uses it: with the plain props that the server parsed for this very view. */
export type BrowserView = ComponentType<Island['props'] & { readonly slots: Readonly<Record<string, ReactNode>> }>;

/** By the widget's name, how its view's chunk is loaded. */
export type BrowserRegistry = Readonly<Record<string, () => Promise<BrowserView>>>;

/**
 * Takes a view for one that gets the server's props. The two belong together by the widget's name: the generated server
 * registry parses with the same widget's definition, and JSON cannot carry that to the type checker.
 */
export const browserView = <P extends object>(View: ComponentType<P>): BrowserView =>
  function Browser(props) {
    // eslint-disable-next-line no-restricted-syntax -- see above
    return createElement(View, props as unknown as P);
  };
