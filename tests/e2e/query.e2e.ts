import type { APIRequestContext } from '@playwright/test';
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

test('a query that changes nothing is served the cached page', async ({ request, siteLanguage }) => {
  const path = localizedPath(siteLanguage, '/personal/finance');
  for (const query of ['utm_source=x', 'page=2', 'tab=none', 'tab=']) {
    // Which queries change a page is known once it was rendered; other tests publish meanwhile.
    await expect
      .poll(async () => (await request.get(`${path}?${query}`)).headers()['cache-status'], query)
      .toMatch(/^rukn; hit/);
  }
});

/** Returns how the page cache served a URL, and its text. */
async function cacheUseAndText(request: APIRequestContext, url: string) {
  const response = await request.get(url);
  return [response.headers()['cache-status'], await response.text()] as const;
}

test('a tab of a page is a cached page, other than the page without a query', async ({ request, siteLanguage }) => {
  const path = localizedPath(siteLanguage, '/personal/finance');
  const get = (query: string) => cacheUseAndText(request, path + query);
  await expect.poll(async () => (await get('?tab=personal&utm_source=x'))[0]).toBe('rukn; hit');
  const [[, tab], [, other], [, page]] = [await get('?tab=personal'), await get('?tab=home'), await get('')];
  expect(new Set([tab, other, page]).size).toBe(3);
});

test('a choice of a listing is a cached page, with any order of its values', async ({ request, siteLanguage }) => {
  const path = localizedPath(siteLanguage, '/personal/offers');
  const get = (query: string) => cacheUseAndText(request, path + query);
  await expect.poll(async () => (await get('?tab=online&sort=discount&page=2'))[0]).toBe('rukn; hit');
  const chosen = await get('?page=2&sort=discount&tab=online');
  expect(await get('?page=2&sort=discount&tab=online&tab=other')).toEqual(chosen);
  expect((await get(''))[1]).not.toBe(chosen[1]);
  // No page of a list is cached for a number or a name that is not of it.
  for (const query of ['?page=99', '?tab=nothing', '?tab=online&page=99'])
    expect((await get(query))[0], query).toBeUndefined();
});

test(
  'no URL leads to pages of Next’s own or to their data',
  also({ english: 'the home page is /en' }),
  async ({ request, siteLanguage }) => {
    expect((await request.get(localizedPath(siteLanguage, '/?tab=home'))).status()).toBe(200);
    const paths = [
      '/_errors/404',
      '/_errors/500',
      '/_error',
      '/_app',
      '/fonts/none.woff2',
      '/sitecore/none',
      '/api/none',
    ];
    for (const path of [...paths.map((one) => localizedPath(siteLanguage, one)), '/_next/data/build/ar/personal.json'])
      expect((await request.get(path)).status(), path).toBe(404);
  },
);
