import { LRUCache } from 'lru-cache';
import type { Language } from '#sitecore/definitions/language.ts';
import type { ReadQuery } from '#src/cms/registered-widget.tsx';
import type { UrlQuery } from '#src/cms/widget.ts';
import { CONTENT_MAX_AGE_MS } from '#src/config/timings.ts';
import { contentVersion } from '#src/services/content-version.ts';

/** Readers of the query at a path, and the content version and time up to which they are known. */
interface KnownPath {
  readonly readers: readonly ReadQuery[];
  readonly version: number;
  readonly until: number;
}

declare global {
  // Next bundles the proxy and the pages apart: a global is what they share.
  var queryReadersByPath: LRUCache<string, KnownPath> | undefined;
}

/** Number of remembered paths, missing pages included; each costs a few hundred bytes. */
const MAX_PATHS = 5000;

const knownPaths = (): LRUCache<string, KnownPath> =>
  (globalThis.queryReadersByPath ??= new LRUCache<string, KnownPath>({ max: MAX_PATHS }));

const keyOf = (path: string, language: Language): string => `${language}${path}`;

/** Remembers what reads the query at a path until a publish or the age at which content is fetched again. */
export function rememberReaders(path: string, language: Language, readers: readonly ReadQuery[]): void {
  const known = { readers, version: contentVersion(), until: Date.now() + CONTENT_MAX_AGE_MS };
  knownPaths().set(keyOf(path, language), known);
}

/** Returns true when a query changes the page at a path, or when that is not known. */
export function mayChangePage(path: string, language: Language, query: UrlQuery): boolean {
  const known = knownPaths().get(keyOf(path, language));
  if (!known || known.version !== contentVersion() || known.until < Date.now()) return true;
  return known.readers.some((read) => Object.keys(read(query)).length > 0);
}
