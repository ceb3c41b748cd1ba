import type { Islands } from '#src/cms/hydration/island.ts';

/** Data of a page that the browser reads, from an inert script beside the HTML. */
export interface PageData {
  readonly islands: Islands;
  /** True for an author's preview. */
  readonly preview: boolean;
}

/** Id of the script element that holds the data as JSON. */
export const PAGE_DATA_ID = 'islands';

/** Returns the data of the page in the document; undefined on a page without. */
export function readPageData(): PageData | undefined {
  // Only a script: content may have the same id.
  const data: unknown = JSON.parse(document.querySelector(`script#${PAGE_DATA_ID}`)?.textContent ?? 'null');
  return isPageData(data) ? data : undefined;
}

const isPageData = (value: unknown): value is PageData =>
  typeof value === 'object' && value !== null && 'islands' in value;
