import type { Redirect, Site } from '../content/content.ts';
import { isLiteralPattern } from '../content/read-redirects.ts';
import { LANGUAGES } from '#sitecore/definitions/language.ts';

/** The addresses whose redirect differs; `every` when an expression does, which may match the address of any page. */
export function changedRedirectPaths(old: Site | undefined, now: Site | undefined): readonly string[] | 'every' {
  const before = redirectsByKey(old);
  const after = redirectsByKey(now);
  if ([...before.keys()].join('\n') === [...after.keys()].join('\n')) return [];
  const differing = [...before, ...after]
    .filter(([key]) => !(before.has(key) && after.has(key)))
    .map(([, rule]) => rule);
  // The same rules in another order: the first that matches wins.
  const isOrder = differing.length === 0;
  return isOrder || differing.some(({ pattern }) => !isLiteralPattern(pattern))
    ? 'every'
    : differing.map(({ pattern }) => pathOf(pattern));
}

/** The addresses under which one of these pages is shown besides its own. */
export function serverTransferPaths({ redirects }: Site, paths: ReadonlySet<string>): string[] {
  const lower = new Set([...paths].map((path) => path.toLowerCase()));
  return redirects
    .filter(({ redirectType, pattern }) => redirectType === 'SERVER_TRANSFER' && isLiteralPattern(pattern))
    .filter(({ target }) => lower.has(pathOf(target).toLowerCase()))
    .map(({ pattern }) => pathOf(pattern));
}

const redirectsByKey = (site: Site | undefined): Map<string, Redirect> =>
  new Map((site?.redirects ?? []).map((rule) => [JSON.stringify(rule), rule]));

const PREFIX = new RegExp(`^/(?:${LANGUAGES.join('|')})(?=/|$)`, 'i');

/** The path of an address, without language, query and closing slash. */
function pathOf(address: string): string {
  const [path = ''] = address.replace(PREFIX, '').split(/[?#]/);
  return path.replace(/\/+$/, '') || '/';
}
