import { expect, test } from '#tests/support/site.ts';

test('a page shows all its text with scripts off, every tab’s too', async ({ openWithoutScripts }) => {
  const page = await openWithoutScripts('/personal/finance');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const panels = page.getByRole('main').getByRole('tabpanel', { includeHidden: true });
  await expect(panels).toHaveCount(3);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
    await expect(panel).toContainText(/\S/);
  }
});

test('/ar has the bare path as its canonical URL', async ({ page }) => {
  const response = await page.goto('/ar/about');
  expect(response?.status()).toBe(200);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /[^r]\/about$/);
});
