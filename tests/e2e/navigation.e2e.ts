import { expect, test } from '#tests/support/site.ts';

test('the links of the home page', async ({ page, open, request, t }) => {
  await open('/');

  await test.step('the skip link is the first stop of the keyboard and leads to the content', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: t({ ar: 'انتقل إلى المحتوى', en: 'Skip to content' }) });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });

  await test.step('every internal link leads to a page', async () => {
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
    expect(hrefs.length).toBeGreaterThan(10);
    for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200);
  });
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
