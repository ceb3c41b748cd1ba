/** Key of a function that all bundles share: the site's server has the index, and Next renders the pages that show it. */
const SEARCH_KEY = Symbol.for('rukn.searchIndex');

/** Returns the response to a search in the platform's shape; undefined while there is no index. */
export type SearchInIndex = (variables: unknown) => unknown;

/** Makes an index the one that this process searches in; undefined takes it away. */
export function provideIndex(search: SearchInIndex | undefined): void {
  Reflect.set(globalThis, SEARCH_KEY, search);
}

/** Returns the response of the index to a search; undefined while there is none. */
export function searchInIndex(variables: unknown): unknown {
  const search: unknown = Reflect.get(globalThis, SEARCH_KEY);
  return typeof search === 'function' ? Reflect.apply(search, undefined, [variables]) : undefined;
}
