import { also, expect, test } from '#tests/support/site.ts';

test(
  'the language switch leads to the same page in the other language',
  also({ english: 'the switch leads from /en' }),
  async ({ page, open, t }) => {
    await open('/personal/finance');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t({ ar: 'English', en: 'العربية' }) })
      .click();
    await expect(page).toHaveURL(new RegExp(t({ ar: '/en/personal/finance$', en: '(?<!/en)/personal/finance$' })));
    await expect(page.locator('html')).toHaveAttribute('lang', t({ ar: 'en', en: 'ar' }));
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', t({ ar: 'ar', en: 'en' }));
  },
);

test('the skip link is the first stop of the keyboard and leads to the content', async ({ page, open, t }) => {
  await open('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t({ ar: 'انتقل إلى المحتوى', en: 'Skip to content' }) });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('every internal link of the home page leads to a page', async ({ page, open, request }) => {
  await open('/');
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  expect(hrefs.length).toBeGreaterThan(10);
  for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200);
});

test('the menu and its groups work with scripts off', async ({ browser, siteLanguage, viewport, t }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport });
  const page = await context.newPage();
  await page.goto(siteLanguage === 'ar' ? '/' : '/en');
  const banner = page.getByRole('banner');
  await banner
    .locator('summary:visible')
    .filter({ hasText: t({ ar: 'التمويل', en: 'Finance' }) })
    .first()
    .click();
  await banner
    .locator('details[open] a:visible')
    .filter({ hasText: t({ ar: 'التمويل العقاري', en: 'Home finance' }) })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});
