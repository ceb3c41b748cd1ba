import { hydrateIslands } from '#src/cms/hydration/hydrate-islands.ts';
import { readPageData } from '#src/shell/client/page-data.ts';
import { componentRegistry } from './component-views.tsx';
import { fitFrames } from './fit-frames.ts';
import { keepFocusOutside } from './keep-focus-outside.ts';

/** Starts what a page of the catalogue has besides widgets: examples of components, and frames. */
export function startCatalogue(): void {
  if (window.parent !== window) keepFocusOutside();
  hydrateIslands(readPageData()?.islands ?? {}, componentRegistry);
  fitFrames();
}
