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

/** Removes the browser's log line of a failed document, which the test provokes. */
const clearNoise = (noise: string[]) => noise.splice(0);

test('an unknown path responds 404 with a link onward and without axe violations', async ({ page, open, t, noise }) => {
  for (const path of UNKNOWN) {
    const response = await open(path);
    expect(response.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(
      page.getByRole('link', { name: t({ ar: 'العودة إلى الرئيسية', en: 'Back to the home page' }) }),
      path,
    ).toHaveAttribute('href', t({ ar: '/', en: '/en' }));
    await expect(page.locator('meta[name=robots]'), path).toHaveAttribute('content', 'noindex');
  }
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
