import { expect, test } from '#tests/support/site.ts';
import { sitemapPaths } from '#tests/support/sitemap.ts';

test('robots.txt allows robots and names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/plain');
  expect(await response.text()).toMatch(/User-agent: \*\nAllow: \/\n\nSitemap: \S+\/sitemap\.xml/);
});

test('the sitemap lists every page in both languages and no error page', async ({ request }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/xml');
  const paths = await sitemapPaths(request);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/en', '/personal/finance', '/en/personal/finance', '/help', '/en/help']),
  );
  expect(paths.filter((path) => /\/(404|500)$/.test(path))).toEqual([]);
  expect((await request.get('/kiosk')).status()).toBe(200);
  expect(paths.filter((path) => /\/kiosk$/.test(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});
