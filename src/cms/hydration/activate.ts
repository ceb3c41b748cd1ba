import type { EventReplay } from './event-replay.ts';
import type { Island } from './island.ts';

/**
 * Brings the HTML of a sleeping island to life: releases what was done to it meanwhile, does that again, and marks the
 * island awake. What fails is told by `stayAsleep` and leaves the HTML.
 */
export type Activate = (root: HTMLElement, island: Island, uses: EventReplay) => void;

/** By the widget's name, how the code that brings its islands to life is loaded. */
export type BrowserRegistry = Readonly<Record<string, () => Promise<Activate>>>;

/** Says that an island failed, now or after it had been awake, and that its HTML is what the visitor keeps. */
export function reportHydrationError(root: HTMLElement, { widget }: Island, error: unknown): void {
  delete root.dataset.hydrated;
  console.error(`${widget}: failed in the browser, its HTML stays`, error);
}
