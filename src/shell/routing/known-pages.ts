import type { RedirectInfo } from '@sitecore-jss/sitecore-jss/site';
import { LRUCache } from 'lru-cache';
import type { Language } from '#sitecore/definitions/language.ts';
import type { QueryWidget } from '#src/cms/prepared-document.ts';
import type { UrlQuery } from '#src/cms/widget.ts';
import { contentVersion } from '#src/services/content-version.ts';
import { cachedQueryPath } from './cached-query-path.ts';

type QueryReader = Pick<QueryWidget, 'readQuery' | 'isListed'>;

/** Readers of the query at a path, and the content version of which they are known. */
interface KnownPage {
  readonly readers: readonly QueryReader[];
  readonly version: number;
}

/** Values of a query that change a page, and if a page with them is cached: all are listed by the page's widgets. */
export interface QueryEffect {
  readonly values: UrlQuery;
  readonly isCached: boolean;
}

declare global {
  // Next bundles the pages apart from the server: globals are what they share.
  var knownPagesByPath: LRUCache<string, KnownPage> | undefined;
  var incompletePagesByQuery: LRUCache<string, true> | undefined;
  var knownRedirectRules: readonly RedirectInfo[] | undefined;
}

/** Number of remembered paths, missing pages included; each costs a few hundred bytes. */
const MAX_PATHS = 5000;

const knownPages = (): LRUCache<string, KnownPage> =>
  (globalThis.knownPagesByPath ??= new LRUCache<string, KnownPage>({ max: MAX_PATHS }));

/** Pages with a query that were cached although data could not be fetched. */
const incompletePages = (): LRUCache<string, true> =>
  (globalThis.incompletePagesByQuery ??= new LRUCache<string, true>({ max: MAX_PATHS }));

const keyOf = (path: string, language: Language): string => `${language}${path}`;

/** Returns the key of a cached page with a query, which a publish changes. */
const cachedKeyOf = (path: string, language: Language, values: UrlQuery): string =>
  cachedQueryPath(values) + keyOf(path, language);

/**
 * Remembers what reads the query at a path until a publish. Its pages are rendered again by their age, and remembered anew: while the
 * platform does not respond, a page with a query is what it was, at once.
 */
export function rememberPage(path: string, language: Language, readers: readonly QueryReader[]): void {
  knownPages().set(keyOf(path, language), { readers, version: contentVersion() });
}

/**
 * Remembers that the cached page of these values lacks data that could not be fetched: until a publish it is rendered per request,
 * so that the next attempt shows what can be fetched then.
 */
export function rememberIncomplete(path: string, language: Language, values: UrlQuery): void {
  incompletePages().set(cachedKeyOf(path, language, values), true);
}

/** Returns what a query changes on the page at a path; undefined when that is not known. */
export function knownEffect(path: string, language: Language, query: UrlQuery): QueryEffect | undefined {
  const known = knownPages().get(keyOf(path, language));
  if (known?.version !== contentVersion()) return undefined;
  const { values, isCached } = effectOf(known.readers, query);
  return { values, isCached: isCached && !incompletePages().has(cachedKeyOf(path, language, values)) };
}

/** Returns what a query changes on a page with these readers. */
function effectOf(readers: readonly QueryReader[], query: UrlQuery): QueryEffect {
  const reading = readers
    .map(({ readQuery, isListed }) => ({ values: readQuery(query), isListed }))
    .filter(({ values }) => Object.keys(values).length > 0);
  return {
    values: Object.fromEntries(reading.flatMap(({ values }) => Object.entries(values))),
    isCached: reading.every(({ values, isListed }) => isListed(values)),
  };
}

/** Returns true when a query has values, all of which change a page with these readers and are listed by them. */
export function isListedQuery(readers: readonly QueryReader[], query: UrlQuery): boolean {
  const { values, isCached } = effectOf(readers, query);
  const count = Object.keys(query).length;
  return isCached && count > 0 && Object.keys(values).length === count;
}

/** Remembers the site's redirects. */
export function rememberRedirects(rules: readonly RedirectInfo[]): void {
  globalThis.knownRedirectRules = rules;
}

/** Returns the site's redirects as last loaded; undefined before a page was. */
export const knownRedirects = (): readonly RedirectInfo[] | undefined => globalThis.knownRedirectRules;
