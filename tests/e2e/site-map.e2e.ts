import { also, expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '#tests/support/site.ts';

test(
  'NAV-24 the site map is reached from every page’s foot and shows every page of the site, each under the one above it',
  also({ english: 'the pages are those below /en' }),
  async ({ page, open, t, request, siteLanguage }) => {
    await open('/about');
    const name = t({ ar: 'خريطة الموقع', en: 'Site map' });
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${t({ ar: '', en: '/en' })}/site-map$`));
    const map = page.getByRole('navigation', { name, exact: true });
    const xml = await (await request.get('/sitemap.xml')).text();
    const paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    const own = paths.filter((path) => /^\/en(\/|$)/.test(path) === (siteLanguage === 'en'));
    const home = t({ ar: '/', en: '/en' });
    const shown = await map
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(shown.length).toBeGreaterThan(20);
    expect([...shown].sort()).toEqual(own.filter((path) => path !== home).sort());
    for (const path of shown) {
      const above = path.slice(0, path.lastIndexOf('/'));
      if (!shown.includes(above)) continue;
      await expect(
        map.locator(`:is(li, div):has(> a[href="${above}"], > h2 > a[href="${above}"]) a[href="${path}"]`),
      ).toHaveCount(1);
    }
  },
);

test('the site map is clean to axe, says which page it is, and fits narrow screens', async ({ page, open, t }) => {
  await open('/site-map');
  const map = page.getByRole('navigation', { name: t({ ar: 'خريطة الموقع', en: 'Site map' }), exact: true });
  await expect(map.locator('[aria-current=page]')).toHaveAttribute('href', t({ ar: '/site-map', en: '/en/site-map' }));
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
});
