import { type APIRequestContext, expect } from '@playwright/test';
import type { SiteLanguage } from './site.ts';

/** Time for a request of every page, one after another, also on a slow machine. */
export const EVERY_PAGE_MS = 600_000;

/** Returns the paths that the sitemap lists, of all languages. */
export async function sitemapPaths(request: APIRequestContext): Promise<readonly string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths.length, 'the sitemap lists the pages').toBeGreaterThan(80);
  return paths;
}

/** Returns the paths that the sitemap lists in a language, with its prefix. */
export const sitemapPathsIn = async (request: APIRequestContext, language: SiteLanguage): Promise<readonly string[]> =>
  (await sitemapPaths(request)).filter((path) => /^\/en(\/|$)/.test(path) === (language === 'en'));

/** Offers of a category, people, positions and branches that are checked one by one: all have one layout, and their texts one form. */
const ITEMS_PER_FOLDER = 3;

/** Returns the paths without those of further offers of each category, further people, positions and branches. */
export function withoutFurtherItems(paths: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return paths.filter((path) => {
    const [folder] =
      /^(?:\/en)?\/(?:personal\/offers\/card-offers\/[^/]+|about\/team|about\/careers|help\/branches)(?=\/)/.exec(
        path,
      ) ?? [];
    if (folder === undefined) return true;
    const count = (counts.get(folder) ?? 0) + 1;
    counts.set(folder, count);
    return count <= ITEMS_PER_FOLDER;
  });
}
