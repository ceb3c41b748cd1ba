import type { UrlQuery } from '#src/cms/widget.ts';
import { contentVersion } from '#src/services/content-version.ts';

/** Beginning of the paths of pages with listed values of a query; `[version]` and `[values]` follow (decision 25). */
const CACHED_QUERY_PATH = '/_query/cached';

/** Returns the path below which pages with these values are cached: a publish changes it. */
export const cachedQueryPath = (values: UrlQuery): string =>
  `${CACHED_QUERY_PATH}/${contentVersion()}/${encodeQuery(values)}`;

/** Returns values as a segment of a path, the same for every order of their keys. */
function encodeQuery(values: UrlQuery): string {
  const search = new URLSearchParams(values);
  search.sort();
  return Buffer.from(search.toString()).toString('base64url');
}

/** Returns the values of a segment of a path; none of one that is not encoded values. */
export const decodeQuery = (segment: string | readonly string[] = ''): UrlQuery =>
  Object.fromEntries(new URLSearchParams(Buffer.from([segment].flat().join(''), 'base64url').toString()));

/** Returns true for a segment that is the number of a content version up to now. */
export const isKnownVersion = (segment: unknown): boolean =>
  typeof segment === 'string' && /^(?:0|[1-9]\d*)$/.test(segment) && Number(segment) <= contentVersion();

const VERSION = new RegExp(`${CACHED_QUERY_PATH}/(\\d+)/`);

/** Returns the content version in a key of the page cache; undefined in other pages' keys. */
export function versionIn(key: string): number | undefined {
  const [, version] = VERSION.exec(key) ?? [];
  return version === undefined ? undefined : Number(version);
}
