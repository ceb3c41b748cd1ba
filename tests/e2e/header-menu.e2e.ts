import type { Page } from '@playwright/test';
import { atWidth, scrollTo, shownIn } from '#tests/support/header.ts';
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '#tests/support/site.ts';

const MENU = { ar: 'القائمة', en: 'Menu' };
const MAIN = { ar: 'التنقل الرئيسي', en: 'Main' };
const PERSONAL = { ar: 'الأفراد', en: 'Personal' };
const FINANCE = { ar: 'التمويل', en: 'Finance' };
const VIEW_ALL = { ar: 'عرض الكل', en: 'View all' };
const HOME_FINANCE = { ar: 'التمويل العقاري', en: 'Home finance' };
const SETTLING = { ar: 'السداد المبكر', en: 'Settling early' };

const TABLET = 900;
const PHONE = 390;

/** How far a turn of the wheel scrolls. */
const WHEEL = 400;

const burger = (page: Page, name: string) => page.getByRole('banner').locator(`summary[aria-label="${name}"]`);

/** The menu's own part of the page, once it is open. */
const menuOf = (page: Page) => page.locator('[data-menu=page][open] [data-panel]');

const fold = (page: Page, name: string) =>
  menuOf(page)
    .locator('summary')
    .filter({ hasText: new RegExp(`^${name}$`) });

const placeOf = (page: Page) => page.evaluate(() => scrollY);

/** Turns the wheel over the middle of the page, and waits until the page has heard of it and drawn itself twice. */
async function turnWheel(page: Page): Promise<void> {
  const heard = await page.evaluateHandle(() => ({
    drawn: new Promise<void>((done) => {
      const draw = () => requestAnimationFrame(() => requestAnimationFrame(() => done()));
      addEventListener('wheel', draw, { once: true, capture: true, passive: true });
    }),
  }));
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, WHEEL);
  await heard.evaluate(({ drawn }) => drawn);
}

/** Asserts that a turn of the wheel moves the page by its length, and so that no turn before is still at work. */
async function expectScrolling(page: Page): Promise<void> {
  const before = await placeOf(page);
  await turnWheel(page);
  await expect.poll(() => placeOf(page)).toBe(before + WHEEL);
}

/** Asserts that a turn of the wheel leaves the page where it is. */
async function expectNoScrolling(page: Page): Promise<void> {
  const before = await placeOf(page);
  await turnWheel(page);
  expect(await placeOf(page)).toBe(before);
}

test('NAV-13 on tablets the header opens a menu as wide as the window', async ({ page, open, say }) => {
  for (const width of [768, TABLET, 1279]) {
    await atWidth(page, width, () => open('/help'));
    await expect(menuOf(page)).toHaveCount(0);
    await burger(page, say(MENU)).click();
    const box = await menuOf(page).boundingBox();
    expect({ x: box?.x, width: box?.width }).toEqual({ x: 0, width });
    await expect(menuOf(page).getByRole('navigation', { name: say(MAIN) })).toBeVisible();
    await fold(page, say(FINANCE)).click();
    await expect(menuOf(page).getByRole('link', { name: say(HOME_FINANCE) })).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(burger(page, say(MENU))).toBeHidden();
});

test('NAV-14 the page does not scroll while the tablet’s menu is open', async ({ page, open, say }) => {
  await atWidth(page, TABLET, () => open('/help'));
  await expectScrolling(page);
  await burger(page, say(MENU)).click();
  await expect(menuOf(page)).toBeVisible();
  await expectNoScrolling(page);
  await burger(page, say(MENU)).click();
  await expectScrolling(page);
});

test('NAV-15 on phones the menu fills the screen and its items open as accordions, one at a time', async ({
  page,
  open,
  say,
}) => {
  await atWidth(page, PHONE, () => open('/personal'));
  await burger(page, say(MENU)).click();
  expect(await menuOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: PHONE, height: 844 });
  const cards = menuOf(page).getByRole('link', { name: say({ ar: 'بطاقة السفر', en: 'Travel card' }) });
  const home = menuOf(page).getByRole('link', { name: say(HOME_FINANCE) });
  await fold(page, say({ ar: 'البطاقات', en: 'Cards' })).click();
  await expect(cards).toBeVisible();
  await expect(home).toBeHidden();
  await fold(page, say(FINANCE)).click();
  await expect(home).toBeVisible();
  await expect(cards).toBeHidden();
  await fold(page, say({ ar: 'البنك', en: 'About' })).click();
  await expect(home).toBeHidden();
  await expect(fold(page, say({ ar: 'عن ركن', en: 'About Rukn' }))).toBeVisible();
  await fold(page, say(PERSONAL)).click();
  await expect(home).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
});

test('NAV-16 chips, the one for all first and one for each category, leave only the links of theirs', async ({
  page,
  open,
  say,
}) => {
  await atWidth(page, PHONE, () => open('/personal'));
  await burger(page, say(MENU)).click();
  await fold(page, say(FINANCE)).click();
  const chips = menuOf(page).getByRole('group').filter({ visible: true }).getByRole('radio');
  const chip = (name: string) => menuOf(page).getByRole('radio', { name }).filter({ visible: true });
  const shown = async () => shownIn(menuOf(page).locator('li[data-category] > a'));
  const [category, another] = [
    say({ ar: 'ما تموّله', en: 'What you finance' }),
    say({ ar: 'بعد أن تبدأ', en: 'Once you have it' }),
  ];
  expect(await shownIn(chips.locator('..'))).toEqual([
    say(VIEW_ALL),
    category,
    say({ ar: 'قبل أن تتقدّم', en: 'Before you apply' }),
    another,
  ]);
  await expect(chip(say(VIEW_ALL))).toBeChecked();
  const everything = await shown();
  expect(everything).toHaveLength(7);
  await chip(category).check();
  await expect.poll(shown).toHaveLength(3);
  expect((await shown()).join()).toContain(say(HOME_FINANCE));
  await chip(another).check();
  await expect.poll(shown).toHaveLength(2);
  expect((await shown()).join()).toContain(say(SETTLING));
  expect((await shown()).join()).not.toContain(say(HOME_FINANCE));
  await chip(say(VIEW_ALL)).check();
  expect(await shown()).toEqual(everything);
  for (const reopen of [() => fold(page, say(FINANCE)), () => burger(page, say(MENU))]) {
    await chip(category).check();
    await reopen().click();
    await reopen().click();
    await expect(chip(say(VIEW_ALL))).toBeChecked();
    await expect.poll(shown).toEqual(everything);
  }
});

test('NAV-17, NAV-18 the menu leads to all products of the opened item, and to sign-in', async ({
  page,
  open,
  say,
}) => {
  await atWidth(page, PHONE, () => open('/help'));
  await burger(page, say(MENU)).click();
  const all = menuOf(page)
    .getByRole('link', { name: say({ ar: 'اعرض كل المنتجات', en: 'Show all products' }) })
    .filter({ visible: true });
  await expect(all).toHaveCount(1);
  await expect(all).toHaveAttribute('href', say({ ar: '/personal', en: '/en/personal' }));
  await fold(page, say({ ar: 'الأعمال', en: 'Business' })).click();
  await expect(all).toHaveAttribute('href', say({ ar: '/business', en: '/en/business' }));
  const signIn = menuOf(page).getByRole('link', { name: say({ ar: 'تسجيل الدخول', en: 'Sign in' }) });
  await signIn.scrollIntoViewIfNeeded();
  await expect(signIn).toBeVisible();
  await expect(signIn).toHaveAttribute('href', 'https://online.rukn.example/');
  await all.click();
  await expect(page).toHaveURL(/\/business$/);
});

test('NAV-19 the page does not scroll while the phone’s menu is open', async ({ page, open, say }) => {
  await atWidth(page, PHONE, () => open('/help'));
  await scrollTo(page, 100);
  await expectScrolling(page);
  await burger(page, say(MENU)).click();
  await expect(menuOf(page)).toBeVisible();
  await expectNoScrolling(page);
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toHaveCount(0);
  await expectScrolling(page);
});

test('NAV-20 the phone’s menu closes when the device is turned', async ({ page, open, say }) => {
  await atWidth(page, PHONE, () => open('/help'));
  await page.setViewportSize({ width: 390, height: 700 });
  await burger(page, say(MENU)).click();
  await expect(menuOf(page)).toBeVisible();
  await page.setViewportSize({ width: 391, height: 690 });
  await expect(menuOf(page)).toBeVisible();
  await page.setViewportSize({ width: 700, height: 390 });
  await expect(menuOf(page)).toHaveCount(0);
});

test('Escape closes the menu and gives its button the focus; Tab never reaches what it covers', async ({
  page,
  open,
  say,
}) => {
  await atWidth(page, PHONE, () => open('/help'));
  await burger(page, say(MENU)).focus();
  await page.keyboard.press('Enter');
  await expect(menuOf(page)).toBeVisible();
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const behind = await page.evaluate(() => document.activeElement?.closest('main, footer') !== null);
    expect(behind).toBe(false);
  }
  await burger(page, say(MENU)).focus();
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toHaveCount(0);
  await expect(burger(page, say(MENU))).toBeFocused();
});
