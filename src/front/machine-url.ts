import { env } from '#src/config/env.ts';
import { languageOf } from '#src/i18n/language.ts';

/** Paths of media, the GraphQL proxy and the files for search engines; their routes are below /api. */
const MACHINE_PATH =
  /^(?:\/(?:ar|en))?(\/(?:[-~]\/(?:media|jssmedia)\/[^?]*|sitecore\/api\/graph\/edge|robots\.txt|sitemap\.xml)(?:\?.*)?)$/i;

const SECURITY_TEXT = /^\/\.well-known\/security\.txt(?:\?|$)/;

/** Path of the feed of a language; its route is below /api. */
const FEED = /^(?:\/(ar|en))?\/feed\.xml(?:\?|$)/i;

const DICTIONARY_LANGUAGE = /^\/(ar|en)\/?(?=\?|$)/i;

/**
 * Returns the URL of the route below /api that serves a URL of media, data, feeds or files for search engines; undefined for any
 * other URL, which Next serves as it is.
 */
export function machineUrlOf(url: string): string | undefined {
  if (SECURITY_TEXT.test(url)) return '/api/security.txt';
  const [, path] = MACHINE_PATH.exec(url) ?? [];
  if (path !== undefined) return `/api${path}`;
  const feed = FEED.exec(url);
  if (feed) return `/api/feed/${languageOf(feed[1]?.toLowerCase())}`;
  const { DICTIONARY_PATH } = env();
  if (DICTIONARY_PATH === undefined) return undefined;
  const bare = url.replace(LANGUAGE_PREFIX, '');
  const rest = bare.slice(DICTIONARY_PATH.length);
  return bare.startsWith(DICTIONARY_PATH) && DICTIONARY_LANGUAGE.test(rest) ? `/api/dictionary${rest}` : undefined;
}

const LANGUAGE_PREFIX = /^\/(?:ar|en)(?=\/)/i;
