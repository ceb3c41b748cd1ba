import { env } from '#src/config/env.ts';
import { languageOf } from '#src/i18n/language.ts';
import { readUrlQuery } from '../page/read-url-query.ts';
import { mayReadQuery } from '../redirects/query-redirect-paths.ts';
import { cachedQueryPath } from './cached-query-path.ts';
import { knownEffect, knownRedirects } from './known-pages.ts';
import { pageAddress } from './page-address.ts';

/** Paths of the routes that this file leads to; nobody may request them. */
const INTERNAL = /^(?:\/_next\/data\/[^/?]+)?(?:\/(ar|en))?\/_query(?=[/?.]|$)/i;

/** Paths of media, the GraphQL proxy and the files for search engines; their routes are below /api. */
const MACHINE_PATH =
  /^(?:\/(?:ar|en))?(\/(?:[-~]\/(?:media|jssmedia)\/[^?]*|sitecore\/api\/graph\/edge|robots\.txt|sitemap\.xml)(?:\?.*)?)$/i;

const SECURITY_TEXT = /^\/\.well-known\/security\.txt(?:\?|$)/;

/** Path of the feed of a language; its route is below /api. */
const FEED = /^(?:\/(ar|en))?\/feed\.xml(?:\?|$)/i;

/** Path of the style sheet of a page's widgets; its route is below /api. */
const STYLES = /^\/styles\/([\w-]+)\/([\w-]+)\.css(?:\?|$)/;

const DICTIONARY_LANGUAGE = /^\/(ar|en)\/?(?=\?|$)/i;

/** A URL that Next redirects before it looks for a page: repeated slashes, or one at the end. */
const IS_REDIRECTED = /\/\/|\\|.\/$/;

/**
 * Returns the URL with which Next serves a request's URL; the same one unless a route of another path does (decision 25).
 * Runs before every request: a URL without a query costs it two expressions.
 */
export function internalUrl(url: string, hasDraft: boolean): string {
  const [internal, prefix] = INTERNAL.exec(url) ?? [];
  if (internal !== undefined) return `${prefix === undefined ? '' : `/${prefix}`}/404`;
  const machineUrl = machineUrlOf(url);
  if (machineUrl !== undefined) return machineUrl;
  return url.includes('?') ? queryUrl(url, hasDraft) : url;
}

function machineUrlOf(url: string): string | undefined {
  if (SECURITY_TEXT.test(url)) return '/api/security.txt';
  const [, path] = MACHINE_PATH.exec(url) ?? [];
  if (path !== undefined) return `/api${path}`;
  const feed = FEED.exec(url);
  if (feed) return `/api/feed/${languageOf(feed[1]?.toLowerCase())}`;
  const [, version, name] = STYLES.exec(url) ?? [];
  if (version !== undefined && name !== undefined) return `/api/styles/${version}/${name}`;
  const { DICTIONARY_PATH } = env();
  if (DICTIONARY_PATH === undefined) return undefined;
  const bare = url.replace(LANGUAGE_PREFIX, '');
  const rest = bare.slice(DICTIONARY_PATH.length);
  return bare.startsWith(DICTIONARY_PATH) && DICTIONARY_LANGUAGE.test(rest) ? `/api/dictionary${rest}` : undefined;
}

const LANGUAGE_PREFIX = /^\/(?:ar|en)(?=\/)/i;

/** Returns the URL of the route that serves a page with a query. */
function queryUrl(url: string, hasDraft: boolean): string {
  const request = pageAddress(url);
  if (!request || IS_REDIRECTED.test(request.prefix + request.pathname)) return url;
  const { prefix, pathname, search } = request;
  const below = pathname === '/' ? '' : pathname;
  const rendered = `${prefix}/_query/rendered${below}${search}`;
  const rules = knownRedirects();
  if (!rules || mayReadQuery(rules, request)) return rendered;
  const query = readUrlQuery(new URLSearchParams(search));
  if (Object.keys(query).length === 0) return url;
  // A draft may read another query than the published page.
  const effect = hasDraft ? undefined : knownEffect(request.path, request.language, query);
  if (!effect) return rendered;
  if (Object.keys(effect.values).length === 0) return url;
  return effect.isCached ? `${prefix}${cachedQueryPath(effect.values)}${below}` : rendered;
}
