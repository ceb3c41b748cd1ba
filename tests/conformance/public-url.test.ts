import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { API_KEY, DEMO, type RunningPlatform, SITE_URL, serveContentFolder } from './running-platform.ts';

/** Origin that neither the site nor the platform is configured with otherwise. */
const PUBLIC_URL = 'https://bank.example';
const PREVIEW = { previewModeId: '', previewModeSigningKey: '', previewModeEncryptionKey: '' };

let platform: RunningPlatform;
let site: HttpServer;

beforeAll(async () => {
  platform = await serveContentFolder(DEMO);
  vi.resetModules();
  vi.stubEnv('SITECORE_API_HOST', platform.host);
  vi.stubEnv('SITECORE_API_KEY', API_KEY);
  vi.stubEnv('PUBLIC_URL', PUBLIC_URL);
  const { robots, sitemap } = await import('#src/shell/seo/discovery-handlers.ts');
  site = await startHttpServer((request, response) => {
    const handler = request.url === '/robots.txt' ? robots : sitemap;
    void apiResolver(request, response, {}, { default: handler }, { ...PREVIEW, dev: false }, false);
  });
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await site.stop();
  await platform.stop();
});

const read = async (path: string): Promise<string> => {
  const response = await fetch(site.url + path);
  expect(response.status).toBe(200);
  return response.text();
};

/** The distinct origins of the URLs in a text, without those of vocabularies. */
const originsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/https?:\/\/[^\s"'<>\\{}]+/g)]
      .map(([url]) => new URL(url).origin)
      .filter((origin) => !/\/\/(schema\.org|www\.w3\.org|www\.sitemaps\.org)$/.test(origin)),
  ),
];

describe('the site behind another PUBLIC_URL', () => {
  it('names PUBLIC_URL as the host of the sitemap in robots.txt', async () => {
    expect(PUBLIC_URL).not.toBe(SITE_URL);
    expect(await read('/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${PUBLIC_URL}/sitemap.xml\n`);
  });

  it('names no other host in sitemap.xml', async () => {
    const xml = await read('/sitemap.xml');
    expect(xml.split('<loc>').length).toBeGreaterThan(80);
    expect(originsIn(xml)).toEqual([PUBLIC_URL]);
  });

  it.each(LANGUAGES)(
    'names no other host in the canonical, alternate, social and structured data of %s pages',
    async (language) => {
      const { loadPage } = await import('#src/shell/page/load-page.ts');
      for (const path of ['/', '/help', '/personal/finance/auto']) {
        const { head, html = '' } = (await loadPage(path, language))?.page ?? {};
        const data = html.match(/<script type="application\/ld\+json">.*?<\/script>/gs) ?? [];
        expect(head?.canonical).toMatch(PUBLIC_URL);
        expect(head?.alternates).toHaveLength(3);
        expect(data.length).toBeGreaterThan(0);
        expect(originsIn(JSON.stringify([head, data])), path).toEqual([PUBLIC_URL]);
      }
    },
  );
});
