import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '#tests/support/site.ts';

/** Every page of the site takes a while. */
const LIMIT_MS = 600_000;

test('every page of the sitemap answers, has one first heading, is clean to axe and does not scroll sideways at 320 px', async ({
  page,
  request,
  siteLanguage,
}) => {
  test.setTimeout(LIMIT_MS);
  const xml = await (await request.get('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const own = paths.filter((path) => /^\/en(\/|$)/.test(path) === (siteLanguage === 'en'));
  expect(own.length).toBeGreaterThan(20);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of own) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
    });
  }
});
