import { canonicalMediaQuery, isResizable, VERSION_KEYS } from '#sitecore/rules/media-query.ts';
import { acceptedFormats } from './media-type.ts';

const MEDIA = /^\/(?:-|~)\/(?:media|jssmedia)\/./i;

/**
 * Returns path and query of a media file for the platform, from the URL of its route; undefined for any other path. The query
 * has only what counts, in one form (decision 5).
 */
export function mediaPath(url: string): string | undefined {
  const media = parseMedia(url);
  return media && media.pathname + canonicalMediaQuery(decodePath(media.pathname), media.searchParams);
}

/**
 * Returns true when the URL of a media route has the query that counts and no other, in any order. Caches in front of the
 * site know a file by its whole URL: only such URLs may fill them.
 */
export function isCanonicalMedia(url: string): boolean {
  const { pathname, search, searchParams } = parseMedia(url) ?? {};
  if (pathname === undefined || searchParams === undefined) return false;
  return sorted(search) === sorted(canonicalMediaQuery(decodePath(pathname), searchParams));
}

/** Returns the URL of a media route, resolved like a request: /-/media/../x is no media. */
function parseMedia(url: string): URL | undefined {
  const path = url.replace(/^\/api(?=\/)/, '');
  if (!URL.canParse(path, BASE)) return undefined;
  const parsed = new URL(path, BASE);
  return parsed.origin === BASE && MEDIA.test(parsed.pathname) ? parsed : undefined;
}

const BASE = 'http://platform';

const sorted = (search = ''): string => search.replace(/^\?/, '').split('&').toSorted().join('&');

/** Returns the file that a media path names, for which upper case and encoding do not count, without its query. */
export function mediaFile(path: string): string {
  const [pathname = ''] = path.split('?');
  return decodePath(pathname).toLowerCase().split('/').map(encode).join('/');
}

/** Returns the name under which the response to a media path is stored: one for all versions of a file. */
export const storedName = (path: string): string => `${mediaFile(path)}?${queryWithout(path, VERSION_KEYS).join('&')}`;

/** Returns the version of a file that a media path names; empty for the current one. */
export const mediaVersion = (path: string): string => {
  const others = queryWithout(path, VERSION_KEYS);
  return queryWithout(path, [])
    .filter((parameter) => !others.includes(parameter))
    .join('&');
};

/** Returns the formats that a file at a media path may have for a browser with this Accept header. */
export const mediaFormats = (path: string, accept: string): string =>
  isResizable(mediaFile(path)) ? acceptedFormats(accept) : '';

/** Returns the parameters of a path's query without those of some names. */
function queryWithout(path: string, names: readonly string[]): readonly string[] {
  const [, query = ''] = path.split('?');
  return query.split('&').filter((parameter) => !names.includes(parameter.split('=')[0] ?? ''));
}

/** Encodes a step of a path; a lone surrogate cannot be. */
const encode = (step: string): string => encodeURIComponent(step.toWellFormed());

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
