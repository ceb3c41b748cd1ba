import { hydrateIslands } from '#src/cms/hydration/hydrate-islands.ts';
import type { Islands } from '#src/cms/hydration/island.ts';
import { componentRegistry } from './component-views.tsx';
import { fitFrames } from './fit-frames.ts';
import { keepFocusOutside } from './keep-focus-outside.ts';

/** Starts what a page of the catalogue has besides widgets: examples of components, and frames. */
export function startCatalogue(islands: Islands): void {
  if (window.parent !== window) keepFocusOutside();
  hydrateIslands(islands, componentRegistry);
  fitFrames();
}
