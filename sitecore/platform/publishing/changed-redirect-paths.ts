import { withoutEndSlashes } from '#sitecore/rules/url-path.ts';
import type { Redirect, Site } from '../content/content.ts';
import { decodeSource, isPlainSource } from '#sitecore/rules/redirect-source.ts';
import { LANGUAGES } from '#sitecore/definitions/language.ts';

/** Returns the paths whose redirect differs; `every` when an expression differs, which may match any path. */
export function changedRedirectPaths(old: Site | undefined, now: Site | undefined): readonly string[] | 'every' {
  const before = redirectsByKey(old);
  const after = redirectsByKey(now);
  if ([...before.keys()].join('\n') === [...after.keys()].join('\n')) return [];
  const differing = [...before, ...after]
    .filter(([key]) => !(before.has(key) && after.has(key)))
    .map(([, rule]) => rule);
  // Equal rules in another order may match differently: of equally precise ones the first wins.
  const isReordered = differing.length === 0;
  return isReordered || differing.some(({ pattern }) => !isPlainSource(pattern))
    ? 'every'
    : differing.map(({ pattern }) => pathOf(pattern));
}

/** Returns the paths at which a server transfer shows one of these pages. */
export function serverTransferPaths({ redirects }: Site, paths: ReadonlySet<string>): string[] {
  const lower = new Set([...paths].map((path) => path.toLowerCase()));
  return redirects
    .filter(({ redirectType, pattern }) => redirectType === 'SERVER_TRANSFER' && isPlainSource(pattern))
    .filter(({ target }) => lower.has(pathOf(target).toLowerCase()))
    .map(({ pattern }) => pathOf(pattern));
}

const redirectsByKey = (site: Site | undefined): Map<string, Redirect> =>
  new Map((site?.redirects ?? []).map((rule) => [JSON.stringify(rule), rule]));

const PREFIX = new RegExp(`^/(?:${LANGUAGES.join('|')})(?=/|$)`, 'i');

/** Returns the path of a pattern or target, without language, query and trailing slash. */
function pathOf(url: string): string {
  const [path = ''] = decodeSource(url).replace(PREFIX, '').split(/[?#]/);
  return withoutEndSlashes(path) || '/';
}
