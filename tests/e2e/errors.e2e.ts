import { expect, expectNoAxeViolations, test } from '#tests/support/site.ts';

const UNKNOWN = [
  '/nowhere',
  '/personal/nowhere',
  '/a%22b',
  '/%D8%B9%D9%86%D9%88%D8%A7%D9%86',
  '/a/b/c/d/e/f',
  '/<script>',
  '/..%2f..%2fetc',
];

/** A browser logs a failed document; that is the test's own doing. */
const clearNoise = (noise: string[]) => noise.splice(0);

for (const path of UNKNOWN) {
  test(`the unknown address ${path} answers 404 with a way on`, async ({ page, open, t, noise }) => {
    const response = await open(path);
    expect(response.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.getByRole('link', { name: t({ ar: 'العودة إلى الرئيسية', en: 'Back to the home page' }) }),
    ).toHaveAttribute('href', t({ ar: '/', en: '/en' }));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    clearNoise(noise);
  });
}

test('the 404 page is clean to axe', async ({ page, open, noise }) => {
  await open('/nowhere');
  await expectNoAxeViolations(page);
  clearNoise(noise);
});

test('the 500 page comes from content, in its language, with its status', async ({ page, open, t, noise }) => {
  const response = await open('/500');
  expect(response.status()).toBe(500);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t({ ar: 'تعذّر عرض هذه الصفحة', en: 'We can’t show this page' }),
  );
  await expectNoAxeViolations(page);
  clearNoise(noise);
});
