/** A page of a list. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** Number of items on all pages. */
  readonly total: number;
  /** Number of this page from 1. */
  readonly page: number;
  /** Number of pages, at least 1. */
  readonly pages: number;
}

/** A page of a list, or a failure to load it. */
export type Listed<Item> = ({ readonly kind: 'loaded' } & ListPage<Item>) | { readonly kind: 'failed' };

/** Returns the number of pages for a number of items, at least 1. */
export const pageCount = (total: number, first: number): number => Math.max(1, Math.ceil(total / first));

/** Returns a page of items that are all there; the last for a number beyond it. */
export function pageOf<Item>(items: readonly Item[], page: number, first: number): ListPage<Item> {
  const pages = pageCount(items.length, first);
  const shown = Math.min(page, pages);
  return { items: items.slice((shown - 1) * first, shown * first), total: items.length, page: shown, pages };
}
