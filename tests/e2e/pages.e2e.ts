import { expect, test } from '#tests/support/site.ts';

test('the whole page can be read with scripts off, and every tab’s text with it', async ({ browser, siteLanguage }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteLanguage === 'ar' ? '/personal/finance' : '/en/personal/finance');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const panels = page.getByRole('main').getByRole('tabpanel', { includeHidden: true });
  await expect(panels).toHaveCount(3);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
    await expect(panel).toContainText(/\S/);
  }
  await context.close();
});

test('/ar answers with the bare address as its canonical one', async ({ page }) => {
  const response = await page.goto('/ar/about');
  expect(response?.status()).toBe(200);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /[^r]\/about$/);
});
