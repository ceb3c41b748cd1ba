import type { Islands } from '#src/cms/hydration/island.ts';

/** Data of a page that the browser reads, from an inert script beside the HTML. */
export interface PageData {
  readonly islands: Islands;
  /** True for an author's preview. */
  readonly preview: boolean;
}

/** Id of the script element that holds the data as JSON. */
export const PAGE_DATA_ID = 'islands';
