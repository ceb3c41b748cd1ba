import type { Page } from '@playwright/test';
import { untilFirstFrame } from '#tests/support/first-frame.ts';
import { also, expect, test } from '#tests/support/site.ts';

/** Returns the size of each picture of a page's content, by its address. */
const pictureSizes = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('main')
    .locator('img')
    .evaluateAll((pictures) =>
      pictures.map((picture) => {
        const { width, height } = picture.getBoundingClientRect();
        return `${picture.getAttribute('src')} ${Math.round(width)} × ${Math.round(height)}`;
      }),
    );

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

test(
  'a picture has its room before it loads, so that nothing moves when it comes',
  also({ phone: 'other proportions' }),
  async ({ page }) => {
    for (const path of ['/about', '/about/news']) {
      const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
      await page.route('**/-/media/**', async (route) => {
        await released;
        await route.fallback();
      });
      await untilFirstFrame(page, () => page.goto(path, { waitUntil: 'commit' }));
      const before = await pictureSizes(page);
      expect(before, path).not.toEqual([]);
      release(undefined);
      await page.waitForLoadState();
      await page.evaluate(async () => {
        const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
        for (const picture of pictures) picture.loading = 'eager';
        await Promise.all(pictures.map((picture) => picture.decode()));
      });
      expect(await pictureSizes(page), path).toEqual(before);
    }
  },
);
