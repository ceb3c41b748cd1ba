import { also, expect, test } from '#tests/support/site.ts';
import { sitemapPathsIn } from '#tests/support/sitemap.ts';

test(
  'NAV-24 the site map is reached from every page’s foot and shows every listed page of the tree, each under the one above it',
  also({ english: 'the pages are those below /en' }),
  async ({ page, open, t, request, siteLanguage }) => {
    await open('/about');
    const name = t({ ar: 'خريطة الموقع', en: 'Site map' });
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${t({ ar: '', en: '/en' })}/site-map$`));
    const map = page.getByRole('navigation', { name, exact: true });
    await expect(map.locator('[aria-current=page]')).toHaveAttribute(
      'href',
      t({ ar: '/site-map', en: '/en/site-map' }),
    );
    // Offers, articles, people and positions are items that a wildcard page shows: they are not in the navigation tree.
    const isItem = (path: string) => /\/(?:card-offers|about\/(?:careers|news|team)|help\/branches)\/./.test(path);
    const own = await sitemapPathsIn(request, siteLanguage);
    const home = t({ ar: '/', en: '/en' });
    const shown = await map
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(shown.length).toBeGreaterThan(20);
    expect([...shown].sort()).toEqual(own.filter((path) => path !== home && !isItem(path)).sort());
    for (const path of ['/kiosk', '/blog', '/test-fields', '/test-formats', '/help/request-sent']) {
      expect((await request.get(t({ ar: path, en: `/en${path}` }))).status()).toBe(200);
      expect(shown).not.toContain(t({ ar: path, en: `/en${path}` }));
    }
    for (const path of shown) {
      const above = path.slice(0, path.lastIndexOf('/'));
      if (!shown.includes(above)) continue;
      await expect(
        map.locator(`:is(li, div):has(> a[href="${above}"], > h2 > a[href="${above}"]) a[href="${path}"]`),
      ).toHaveCount(1);
    }
  },
);
