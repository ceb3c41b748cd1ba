import type { EventReplay } from './event-replay.ts';
import type { Island } from './island.ts';

/**
 * Makes the HTML of an island interactive: stops holding events, replays those held, and marks the island as
 * hydrated. On failure calls `reportHydrationError` and leaves the HTML.
 */
export type Activate = (root: HTMLElement, island: Island, replay: EventReplay) => void;

/** Module of an enhancement, which makes the HTML under `root` interactive. */
interface EnhancementModule {
  readonly enhance: (root: HTMLElement) => void;
}

/** Loaders of the code that activates islands, by widget name. */
export type ActivateLoaders = Readonly<Record<string, () => Promise<Activate>>>;

/** Loaders of the enhancements, and a function that loads those of the views: pages without a view do without their list. */
export interface BrowserRegistry {
  readonly enhancements: Readonly<Record<string, () => Promise<EnhancementModule>>>;
  readonly views: () => Promise<ActivateLoaders>;
  /** True for examples of components, whose names have a slash; any other registry leaves those out. */
  readonly hasExamples?: true;
}

/** Reports that an island failed, during hydration or later, and removes its hydrated mark; its HTML stays. */
export function reportHydrationError(root: HTMLElement, { widget }: Island, error: unknown): void {
  delete root.dataset.hydrated;
  console.error(`${widget}: failed in the browser, its HTML stays`, error);
}
