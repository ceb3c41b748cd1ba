import { localizedPath, also, expect, test } from '#tests/support/site.ts';

test('a URL that names a tab shows that tab, without scripts too', async ({ browser, siteLanguage, request }) => {
  const address = localizedPath(siteLanguage, '/personal/finance?tab=personal');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const response = await page.goto(address);
  expect(response?.status()).toBe(200);
  expect(await page.getByRole('tab', { includeHidden: true }).nth(2).getAttribute('aria-selected')).toBe('true');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/personal\/finance$/);
  await context.close();
  expect((await request.get(localizedPath(siteLanguage, '/nowhere?tab=personal'))).status()).toBe(404);
});

const FIRST = 0;
const LAST = 2;

/** Query strings, and the index of the tab that each shows. */
const ODD_VALUES: Readonly<Record<string, readonly [query: string, tab: number]>> = {
  'a tab that does not exist': ['tab=99', FIRST],
  'no tab': ['tab=', FIRST],
  'two tabs, of which the first counts': ['tab=personal&tab=auto', LAST],
  'a tab in another case, which is another name': ['tab=Personal', FIRST],
  'more than a tab is ever called': [`tab=${'x'.repeat(5000)}`, FIRST],
  'a null': ['tab=%00', FIRST],
  'what cannot be decoded': ['tab=%E0%A4%A', FIRST],
  markup: ['tab=%3Cscript%3Ealert(1)%3C/script%3E', FIRST],
};

test('a URL that names no tab of the page shows the page with one tab chosen', async ({ page, open }) => {
  for (const [what, [query, tab]] of Object.entries(ODD_VALUES)) {
    const response = await open(`/personal/finance?${query}`);
    expect(response.status(), what).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), what).toBeVisible();
    const chosen = page.getByRole('tab').evaluateAll((tabs) => tabs.map((one) => one.getAttribute('aria-selected')));
    expect(
      (await chosen).map((selected) => selected === 'true'),
      what,
    ).toEqual([0, 1, 2].map((place) => place === tab));
    await expect(page.locator('link[rel=canonical]'), what).toHaveAttribute('href', /\/personal\/finance$/);
  }
});

test('a URL that is too long for a server is refused with a status', async ({ request, siteLanguage }) => {
  const response = await request.get(localizedPath(siteLanguage, `/personal/finance?tab=${'x'.repeat(20_000)}`));
  expect(response.status()).toBe(431);
});

test('an undeclared query key is served the statically generated page', async ({ request, siteLanguage }) => {
  const campaign = await request.get(localizedPath(siteLanguage, '/personal/finance?utm_source=x'));
  expect(campaign.headers()['x-nextjs-cache']).toMatch(/HIT|MISS|STALE/);
});

test(
  'the home page reads its query, and its internal route has no public path',
  also({ english: 'the home page is /en' }),
  async ({ request, siteLanguage }) => {
    const home = await request.get(localizedPath(siteLanguage, '/?tab=home'));
    expect(home.status()).toBe(200);
    expect(home.headers()['x-nextjs-cache']).toBeUndefined();
    for (const path of ['/_query', '/_query/personal']) {
      expect((await request.get(localizedPath(siteLanguage, path))).status(), path).toBe(404);
    }
  },
);
