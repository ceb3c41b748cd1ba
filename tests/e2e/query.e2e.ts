import { addressIn, expect, test } from '#tests/support/site.ts';

test('an address that names a tab shows that tab, before any script too', async ({
  browser,
  siteLanguage,
  request,
}) => {
  const address = addressIn(siteLanguage, '/personal/finance?tab=personal');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const response = await page.goto(address);
  expect(response?.status()).toBe(200);
  expect(await page.getByRole('tab', { includeHidden: true }).nth(2).getAttribute('aria-selected')).toBe('true');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/personal\/finance$/);
  await context.close();
  expect((await request.get(addressIn(siteLanguage, '/nowhere?tab=personal'))).status()).toBe(404);
});

test('a tab that does not exist leaves the first one chosen, and any other key leaves the page as it is', async ({
  page,
  open,
  request,
  siteLanguage,
}) => {
  for (const query of ['tab=99', 'tab=', 'tab=auto&tab=home', `tab=${'x'.repeat(5000)}`, 'tab=%00', 'tab=%E0%A4%A']) {
    const response = await request.get(addressIn(siteLanguage, `/personal/finance?${query}`));
    expect(response.status(), query).toBeLessThan(500);
  }
  await open('/personal/finance?tab=99');
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  const campaign = await request.get(addressIn(siteLanguage, '/personal/finance?utm_source=x'));
  expect(campaign.headers()['x-nextjs-cache']).toMatch(/HIT|MISS|STALE/);
});

test('the home page reads its query too, and the route behind it has no address', async ({ request, siteLanguage }) => {
  const home = await request.get(addressIn(siteLanguage, '/?tab=none'));
  expect(home.status()).toBe(200);
  expect(home.headers()['x-nextjs-cache']).toBeUndefined();
  for (const path of ['/_query', '/_query/personal']) {
    expect((await request.get(addressIn(siteLanguage, path))).status(), path).toBe(404);
  }
});
