import { LRUCache } from 'lru-cache';
import type { Language } from '#sitecore/definitions/language.ts';

declare global {
  // Next bundles the pages and the API routes apart: globals are what they share.
  var loadedPagePaths: LRUCache<string, true> | undefined;
}

/** Twice the number of URLs that Next may have cached (bound-page-cache.ts): it forgets them in another order. */
const MAX_PATHS = 20_000;

const loadedPages = (): LRUCache<string, true> =>
  (globalThis.loadedPagePaths ??= new LRUCache<string, true>({ max: MAX_PATHS }));

const keyOf = (path: string, language: Language): string => `${language}${path}`;

/** Remembers that a page is being loaded, which Next will cache, also when there is none at the path. */
export function rememberLoaded(path: string, language: Language): void {
  loadedPages().set(keyOf(path, language), true);
}

/** Returns true for a page that may be cached: it was loaded, or is being loaded, by this process. */
export const wasLoaded = (path: string, language: Language): boolean => loadedPages().has(keyOf(path, language));
