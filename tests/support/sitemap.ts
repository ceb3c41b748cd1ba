import { type APIRequestContext, expect } from '@playwright/test';
import type { SiteLanguage } from './site.ts';

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
