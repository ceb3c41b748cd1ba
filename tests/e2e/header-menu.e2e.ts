import type { Page } from '@playwright/test';
import { openAtWidth, scrollTo, visibleTexts } from '#tests/support/header.ts';
import { also, expect, expectNoAxeViolationsInArabic, expectNoSidewaysScroll, test } from '#tests/support/site.ts';
import { expectNoScrolling, expectScrolling } from '#tests/support/turn-wheel.ts';

const MENU = { ar: 'القائمة', en: 'Menu' };
const MAIN = { ar: 'التنقل الرئيسي', en: 'Main' };
const PERSONAL = { ar: 'الأفراد', en: 'Personal' };
const FINANCE = { ar: 'التمويل', en: 'Finance' };
const VIEW_ALL = { ar: 'عرض الكل', en: 'View all' };
const HOME_FINANCE = { ar: 'التمويل العقاري', en: 'Home finance' };
const SETTLING = { ar: 'السداد المبكر', en: 'Settling early' };

const TABLET = 900;
const PHONE = 390;

const burger = (page: Page, name: string) => page.getByRole('banner').locator(`summary[aria-label="${name}"]`);

/** Returns the panel of the open menu. */
const menuOf = (page: Page) => page.locator('[data-menu=mobile][open] + [data-panel]');

const fold = (page: Page, name: string) =>
  menuOf(page)
    .locator('summary')
    .filter({ hasText: new RegExp(`^${name}$`) });

test('the menu of a tablet', also({ english: 'names have other widths' }), async ({ page, open, t }) => {
  await openAtWidth(page, TABLET, () => open('/personal'));

  await test.step('NAV-13 on tablets the header opens a menu as wide as the window', async () => {
    for (const width of [768, TABLET, 1279]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(menuOf(page)).toHaveCount(0);
      await burger(page, t(MENU)).click();
      const box = await menuOf(page).boundingBox();
      expect({ x: box?.x, width: box?.width }).toEqual({ x: 0, width });
      await expect(menuOf(page).getByRole('navigation', { name: t(MAIN) })).toBeVisible();
      await fold(page, t(FINANCE)).click();
      await expect(menuOf(page).getByRole('link', { name: t(HOME_FINANCE) })).toBeVisible();
      await expectNoSidewaysScroll(page);
      // What is unfolded stays so in a menu that is opened again.
      await fold(page, t(FINANCE)).click();
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(burger(page, t(MENU))).toBeHidden();
  });

  await test.step('NAV-14 the page does not scroll while the tablet’s menu is open', async () => {
    await page.setViewportSize({ width: TABLET, height: 800 });
    await expectScrolling(page);
    await burger(page, t(MENU)).click();
    await expect(menuOf(page)).toBeVisible();
    await expectNoScrolling(page);
    await burger(page, t(MENU)).click();
    await expectScrolling(page);
  });

  await test.step('what is open or folded in a narrow window does not show in a wide one', async () => {
    await burger(page, t(MENU)).click();
    await fold(page, t(FINANCE)).click();
    await expect(menuOf(page).getByRole('link', { name: t(HOME_FINANCE) })).toBeVisible();
    await expectNoAxeViolationsInArabic(page);
    await fold(page, t(PERSONAL)).click();
    await page.setViewportSize({ width: 1440, height: 800 });
    const finance = page
      .getByRole('banner')
      .locator('summary:visible')
      .filter({ hasText: t(FINANCE) });
    await expect(finance).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: t(HOME_FINANCE) })).toHaveCount(0);
    await page.setViewportSize({ width: TABLET, height: 800 });
    await expect(burger(page, t(MENU))).toBeVisible();
    await expect(menuOf(page)).toHaveCount(0);
  });
});

test(
  'the menu of a phone',
  also({ english: 'names have other widths', nextScripts: 'they open the menu' }),
  async ({ page, open, t }) => {
    test.slow();
    await openAtWidth(page, PHONE, () => open('/personal'));
    const closeMenu = async () => {
      await page.keyboard.press('Escape');
      await expect(menuOf(page)).toHaveCount(0);
    };

    await test.step('arrow keys do not move the focus in the full-page menu', async () => {
      await burger(page, t(MENU)).click();
      const finance = fold(page, t(FINANCE));
      await finance.press('ArrowDown');
      await expect(finance).toBeFocused();
      await expect(menuOf(page).getByRole('link', { name: t(HOME_FINANCE) })).toBeHidden();
      await closeMenu();
    });

    await test.step('NAV-15 on phones the menu fills the screen and its items open as accordions, one at a time', async () => {
      await burger(page, t(MENU)).click();
      expect(await menuOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: PHONE, height: 844 });
      const cards = menuOf(page).getByRole('link', { name: t({ ar: 'بطاقة السفر', en: 'Travel card' }) });
      const home = menuOf(page).getByRole('link', { name: t(HOME_FINANCE) });
      await fold(page, t({ ar: 'البطاقات', en: 'Cards' })).click();
      await expect(cards).toBeVisible();
      await expect(home).toBeHidden();
      await fold(page, t(FINANCE)).click();
      await expect(home).toBeVisible();
      await expect(cards).toBeHidden();
      await fold(page, t({ ar: 'البنك', en: 'About' })).click();
      await expect(home).toBeHidden();
      await expect(fold(page, t({ ar: 'عن ركن', en: 'About Rukn' }))).toBeVisible();
      await fold(page, t(PERSONAL)).click();
      await expect(home).toBeVisible();
      await expectNoAxeViolationsInArabic(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: PHONE, height: 844 });
      await fold(page, t(FINANCE)).click();
      await closeMenu();
    });

    await test.step('NAV-16 chips, the first for all and one for each category, filter the links', async () => {
      await burger(page, t(MENU)).click();
      await fold(page, t(FINANCE)).click();
      const chips = menuOf(page).getByRole('group').filter({ visible: true }).getByRole('radio');
      const chip = (name: string) => menuOf(page).getByRole('radio', { name }).filter({ visible: true });
      const shown = async () => visibleTexts(menuOf(page).locator('form li > a'));
      const [category, another] = [
        t({ ar: 'ما تموّله', en: 'What you finance' }),
        t({ ar: 'بعد أن تبدأ', en: 'After you borrow' }),
      ];
      expect(await visibleTexts(chips.locator('..'))).toEqual([
        t(VIEW_ALL),
        category,
        t({ ar: 'قبل أن تتقدّم', en: 'Before you apply' }),
        another,
      ]);
      await expect(chip(t(VIEW_ALL))).toBeChecked();
      const everything = await shown();
      expect(everything).toHaveLength(7);
      await chip(category).check();
      await expect.poll(shown).toHaveLength(3);
      expect((await shown()).join()).toContain(t(HOME_FINANCE));
      await chip(another).check();
      await expect.poll(shown).toHaveLength(2);
      expect((await shown()).join()).toContain(t(SETTLING));
      expect((await shown()).join()).not.toContain(t(HOME_FINANCE));
      await chip(t(VIEW_ALL)).check();
      expect(await shown()).toEqual(everything);
      for (const reopen of [() => fold(page, t(FINANCE)), () => burger(page, t(MENU))]) {
        await chip(category).check();
        await reopen().click();
        await reopen().click();
        await expect(chip(t(VIEW_ALL))).toBeChecked();
        await expect.poll(shown).toEqual(everything);
      }
      await closeMenu();
    });

    await test.step('NAV-19 the page does not scroll while the phone’s menu is open', async () => {
      await scrollTo(page, 100);
      await expectScrolling(page);
      await burger(page, t(MENU)).click();
      await expect(menuOf(page)).toBeVisible();
      await expectNoScrolling(page);
      await closeMenu();
      await expectScrolling(page);
    });

    await test.step('Escape closes the menu and focuses its button; Tab never reaches covered elements', async () => {
      await burger(page, t(MENU)).focus();
      await page.keyboard.press('Enter');
      await expect(menuOf(page)).toBeVisible();
      for (let stop = 0; stop < 40; stop += 1) {
        await page.keyboard.press('Tab');
        const behind = await page.evaluate(() => document.activeElement?.closest('main, footer') !== null);
        expect(behind).toBe(false);
      }
      await fold(page, t(FINANCE)).focus();
      await closeMenu();
      await expect(burger(page, t(MENU))).toBeFocused();
    });

    await test.step('NAV-20 the phone’s menu closes when the device is turned', async () => {
      await page.setViewportSize({ width: 390, height: 700 });
      await burger(page, t(MENU)).click();
      await expect(menuOf(page)).toBeVisible();
      await page.setViewportSize({ width: 391, height: 690 });
      await expect(menuOf(page)).toBeVisible();
      await page.setViewportSize({ width: 700, height: 390 });
      await expect(menuOf(page)).toHaveCount(0);
    });

    await test.step('NAV-17, NAV-18 the menu leads to all products of the opened item, and to sign-in', async () => {
      await page.setViewportSize({ width: PHONE, height: 844 });
      await burger(page, t(MENU)).click();
      const all = menuOf(page)
        .getByRole('link', { name: t({ ar: 'كل صفحات', en: 'Everything in' }) })
        .filter({ visible: true });
      await expect(all).toHaveText(t({ ar: 'كل صفحات الأفراد', en: 'Everything in Personal' }));
      await expect(all).toHaveAttribute('href', t({ ar: '/personal', en: '/en/personal' }));
      await fold(page, t({ ar: 'الأعمال', en: 'Business' })).click();
      await expect(all).toHaveText(t({ ar: 'كل صفحات الأعمال', en: 'Everything in Business' }));
      await expect(all).toHaveAttribute('href', t({ ar: '/business', en: '/en/business' }));
      const signIn = menuOf(page).getByRole('link', { name: t({ ar: 'تسجيل الدخول', en: 'Sign in' }) });
      await signIn.scrollIntoViewIfNeeded();
      await expect(signIn).toBeVisible();
      await expect(signIn).toHaveAttribute('href', 'https://online.rukn.example/');
      await all.click();
      await expect(page).toHaveURL(/\/business$/);
    });
  },
);
