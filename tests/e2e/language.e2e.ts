import { fixtures as header } from '#src/widgets/chrome/Header/Header.fixture.ts';
import { fixtures as hero } from '#src/widgets/heroes/HeroBanner/HeroBanner.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, expectNoAxeViolationsInArabic, waitForHydration, waitForStart } from '#tests/support/site.ts';

/** Tolerance for a cookie's expiry time, which browsers round. */
const ROUNDED_SECONDS = 2;

const OTHER = { ar: 'English', en: 'العربية' };

test(
  'the direction of pages and the way to the other language',
  also({ english: 'pages run from left to right, and the switch leads from /en' }),
  async ({ page, open, t, context }) => {
    const pathOf = () => page.url().replace(/^https?:\/\/[^/]+/, '');
    const switchLanguage = () =>
      page
        .getByRole('banner')
        .getByRole('link', { name: t(OTHER), exact: true })
        .click();

    await test.step('LANG-02 Arabic pages run from right to left and English ones from left to right', async () => {
      for (const path of ['/personal/finance/auto', '/help', '/legal/terms', '/']) {
        await open(path);
        await expect(page.locator('html')).toHaveAttribute('lang', t({ ar: 'ar', en: 'en' }));
        await expect(page.locator('html')).toHaveAttribute('dir', t({ ar: 'rtl', en: 'ltr' }));
        const [logo, end] = await Promise.all([
          page.getByRole('banner').getByRole('link').first().boundingBox(),
          page.getByRole('banner').getByRole('link').filter({ visible: true }).last().boundingBox(),
        ]);
        expect(t({ ar: 'right', en: 'left' })).toBe((logo?.x ?? 0) > (end?.x ?? 0) ? 'right' : 'left');
        expect(
          await page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).direction),
        ).toBe(t({ ar: 'rtl', en: 'ltr' }));
      }
      await expect(page.getByRole('heading', { level: 1 })).toContainText(t({ ar: 'مالُك على', en: 'Bank on' }));
    });

    await test.step('LANGSW-08 switching remembers the language in three cookies for a year', async () => {
      await waitForStart(page);
      expect(await context.cookies()).toEqual([]);
      const before = Date.now() / 1000;
      await switchLanguage();
      await expect(page.locator('html')).toHaveAttribute('lang', t({ ar: 'en', en: 'ar' }));
      const cookies = await context.cookies();
      expect(cookies.map(({ name, value, path }) => [name, value, path]).sort()).toEqual(
        ['i18n', 'locale', 'siteLanguage'].map((name) => [name, t({ ar: 'en', en: 'ar' }), '/']),
      );
      const after = Date.now() / 1000;
      for (const { name, expires } of cookies) {
        expect(expires, name).toBeGreaterThan(before + 31_536_000 - ROUNDED_SECONDS);
        expect(expires, name).toBeLessThan(after + 31_536_000 + ROUNDED_SECONDS);
      }
    });

    await test.step('LANGSW-07 switching leads to the same page in the other language, with its query', async () => {
      await expect.poll(pathOf).toBe(t({ ar: '/en', en: '/' }));
      await page.goBack();
      await expect(page.locator('html')).toHaveAttribute('lang', t({ ar: 'ar', en: 'en' }));
      const path = '/personal/finance?tab=2&utm_source=a#cost';
      await open(path);
      await waitForStart(page);
      await switchLanguage();
      await expect.poll(pathOf).toBe(t({ ar: `/en${path}`, en: path }));
      await expect(page.locator('html')).toHaveAttribute('lang', t({ ar: 'en', en: 'ar' }));
    });
  },
);

test(
  'LANGSW-06 the switch is a toggle to the other language, or a list of both, as the rendering sets',
  also({ english: 'the list names the other language' }),
  async ({ page, qa, t }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await qa.publish({ 'headless-header': [header.full], 'headless-main': [hero.full] });
    await qa.open();
    const banner = page.getByRole('banner').last();
    const links = banner.locator('a[hreflang]');
    await expect(links).toHaveText([t(OTHER)]);
    await expect(links).toHaveAttribute('lang', t({ ar: 'en', en: 'ar' }));
    await qa.publish({ 'headless-header': [header.dropdown], 'headless-main': [hero.full] });
    await qa.open();
    await expect(links.first()).toBeHidden();
    const summary = banner.locator('summary', { hasText: t({ ar: 'العربية', en: 'English' }) });
    await summary.click();
    await expect(links).toHaveText(['العربية', 'English']);
    await expect(links.nth(0)).toHaveAttribute('lang', 'ar');
    await expect(links.nth(1)).toHaveAttribute('lang', 'en');
    await expect(links.locator('visible=true')).toHaveCount(2);
    // The site's own header is above that of the test.
    await page
      .getByRole('banner')
      .first()
      .evaluate((own) => {
        own.remove();
      });
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expectNoAxeViolationsInArabic(page);
    // The press on the list has the header's code loaded.
    await waitForHydration(page, 'Header');
    await links.nth(1).focus();
    await page.keyboard.press('Escape');
    await expect(links.first()).toBeHidden();
    await expect(summary).toBeFocused();
  },
);
