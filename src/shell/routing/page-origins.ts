import { LRUCache } from 'lru-cache';
import type { Language } from '#sitecore/definitions/language.ts';
import { type DirectiveOrigins, mergeOrigins } from '#src/config/content-origins.ts';
import { contentVersion } from '#src/services/content-version.ts';

/** A page as a request names it. */
export interface PageAddress {
  readonly path: string;
  readonly language: Language;
  /** True for the draft that an author previews. */
  readonly isDraft: boolean;
}

/** Origins of a page, and the content version with which it was rendered. */
interface KnownOrigins {
  readonly origins: DirectiveOrigins;
  readonly version: number;
}

declare global {
  // Next bundles the pages apart from the server: globals are what they share.
  var pageOriginsByPage: LRUCache<string, KnownOrigins> | undefined;
}

/** Number of remembered pages; only those that load from other origins are. */
const MAX_PAGES = 5000;

const known = (): LRUCache<string, KnownOrigins> =>
  (globalThis.pageOriginsByPage ??= new LRUCache<string, KnownOrigins>({ max: MAX_PAGES }));

const keyOf = ({ path, language, isDraft }: PageAddress): string => `${isDraft ? 'draft/' : ''}${language}${path}`;

/**
 * Remembers the origins from which a page loads. A page has those of every query with which it was rendered since the last
 * publish: which of them a cache serves is not known.
 */
export function rememberOrigins(page: PageAddress, origins: DirectiveOrigins): void {
  const key = keyOf(page);
  const version = contentVersion();
  const before = known().get(key);
  const all = before?.version === version ? mergeOrigins([before.origins, origins]) : origins;
  if (Object.keys(all).length === 0) known().delete(key);
  else known().set(key, { origins: all, version });
}

/** Returns the origins from which a page loads, as it was last rendered; undefined when it loads from its own only. */
export const knownOrigins = (page: PageAddress): DirectiveOrigins | undefined => known().get(keyOf(page))?.origins;
