import type { RedirectInfo } from '@sitecore-jss/sitecore-jss/site';
import { LRUCache } from 'lru-cache';
import type { Language } from '#sitecore/definitions/language.ts';
import type { QueryWidget } from '#src/cms/prepared-document.ts';
import type { UrlQuery } from '#src/cms/widget.ts';
import { CONTENT_MAX_AGE_MS } from '#src/config/timings/content.ts';
import { contentVersion } from '#src/services/content-version.ts';

type QueryReader = Pick<QueryWidget, 'readQuery' | 'hasListedValues'>;

/** Readers of the query at a path, and the content version and time up to which they are known. */
interface KnownPage {
  readonly readers: readonly QueryReader[];
  readonly version: number;
  readonly until: number;
}

/** Values of a query that change a page, and if all of them are listed by the page's widgets. */
export interface QueryEffect {
  readonly values: UrlQuery;
  readonly hasListedValues: boolean;
}

declare global {
  // Next bundles instrumentation.ts and the pages apart: globals are what they share.
  var knownPagesByPath: LRUCache<string, KnownPage> | undefined;
  var knownRedirectRules: readonly RedirectInfo[] | undefined;
}

/** Number of remembered paths, missing pages included; each costs a few hundred bytes. */
const MAX_PATHS = 5000;

const knownPages = (): LRUCache<string, KnownPage> =>
  (globalThis.knownPagesByPath ??= new LRUCache<string, KnownPage>({ max: MAX_PATHS }));

const keyOf = (path: string, language: Language): string => `${language}${path}`;

/** Remembers what reads the query at a path until a publish or the age at which content is fetched again. */
export function rememberPage(path: string, language: Language, readers: readonly QueryReader[]): void {
  const known = { readers, version: contentVersion(), until: Date.now() + CONTENT_MAX_AGE_MS };
  knownPages().set(keyOf(path, language), known);
}

/** Returns what a query changes on the page at a path; undefined when that is not known. */
export function knownEffect(path: string, language: Language, query: UrlQuery): QueryEffect | undefined {
  const known = knownPages().get(keyOf(path, language));
  if (!known || known.version !== contentVersion() || known.until < Date.now()) return undefined;
  return effectOf(known.readers, query);
}

/** Returns what a query changes on a page with these readers. */
function effectOf(readers: readonly QueryReader[], query: UrlQuery): QueryEffect {
  const reading = readers
    .map(({ readQuery, hasListedValues }) => ({ values: readQuery(query), hasListedValues }))
    .filter(({ values }) => Object.keys(values).length > 0);
  return {
    values: Object.fromEntries(reading.flatMap(({ values }) => Object.entries(values))),
    hasListedValues: reading.every(({ hasListedValues }) => hasListedValues),
  };
}

/** Returns true when a query has values, all of which change a page with these readers and are listed by them. */
export function isListedQuery(readers: readonly QueryReader[], query: UrlQuery): boolean {
  const { values, hasListedValues } = effectOf(readers, query);
  const count = Object.keys(query).length;
  return hasListedValues && count > 0 && Object.keys(values).length === count;
}

/** Remembers the site's redirects. */
export function rememberRedirects(rules: readonly RedirectInfo[]): void {
  globalThis.knownRedirectRules = rules;
}

/** Returns the site's redirects as last loaded; undefined before a page was. */
export const knownRedirects = (): readonly RedirectInfo[] | undefined => globalThis.knownRedirectRules;
