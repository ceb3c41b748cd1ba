import type { Page } from '@playwright/test';
import tailwind from '../../tailwind.config.ts';
import { MENU_DIAGONAL_MS } from '#src/config/timings/header.ts';
import { fixtures as header } from '#src/widgets/chrome/Header/Header.fixture.ts';
import { fixtures as hero } from '#src/widgets/heroes/HeroBanner/HeroBanner.fixture.ts';
import { openAtWidth, visibleTexts } from '#tests/support/header.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, expectNoAxeViolations } from '#tests/support/site.ts';

const SEGMENTS = { ar: 'فئات العملاء', en: 'Customer segments' };
const MORE = { ar: 'المزيد من الأقسام', en: 'More sections' };
const FINANCE = { ar: 'التمويل', en: 'Finance' };
const CARDS = { ar: 'البطاقات', en: 'Cards' };
const PERSONAL = {
  ar: ['الحسابات', 'البطاقات', 'التمويل', 'الادخار', 'العروض', 'الحاسبات', 'المساعدة', 'الأمان'],
  en: ['Accounts', 'Cards', 'Finance', 'Savings', 'Offers', 'Calculators', 'Help', 'Safety'],
};

/** Returns the button that opens a mega-menu. */
const opener = (page: Page, name: string) =>
  page.getByRole('banner').locator('summary').filter({ hasText: name }).filter({ visible: true });

const panel = (page: Page) =>
  page.getByRole('banner').locator('[data-menu=mega][open] > form').filter({ visible: true });

test('NAV-04 the pills are the first three items of the top level and no more', async ({ page, qa, t }) => {
  await qa.publish({ 'headless-header': [header.fourSegments], 'headless-main': [hero.full] });
  await page.setViewportSize({ width: 1440, height: 800 });
  await qa.open();
  const pills = page
    .getByRole('banner')
    .last()
    .getByRole('navigation', { name: t(SEGMENTS) });
  await expect(pills.getByRole('link')).toHaveText(
    t({ ar: 'الأفراد|الأعمال|البنك', en: 'Personal|Business|About' }).split('|'),
  );
  await expect(pills.getByRole('link').first()).toHaveAttribute('href', t({ ar: '/personal', en: '/en/personal' }));
});

test('NAV-08 the row shows the children of the selected item, and what does not fit behind the dots', async ({
  page,
  open,
  siteLanguage,
  t,
}) => {
  await openAtWidth(page, 1440, () => open('/personal/savings'));
  const pills = page.getByRole('navigation', { name: t(SEGMENTS) });
  await expect(pills.locator('[aria-current]')).toHaveText(t({ ar: 'الأفراد', en: 'Personal' }));
  const dots = page.getByRole('banner').locator(`summary[aria-label="${t(MORE)}"]`);
  await expect(page.getByRole('link', { name: PERSONAL[siteLanguage][7], exact: true })).toBeHidden();
  await dots.click();
  const behind = page.getByRole('banner').locator('[data-menu=more][open]').getByRole('link').filter({ visible: true });
  expect([...(await namesOf(page)), ...(await behind.allTextContents())]).toEqual(PERSONAL[siteLanguage]);
  await expectNoAxeViolations(page);
  await pills.getByRole('link').nth(1).click();
  await expect(pills.locator('[aria-current]')).toHaveText(t({ ar: 'الأعمال', en: 'Business' }));
  expect((await namesOf(page))[0]).toBe(t({ ar: 'حساب المنشأة', en: 'Business account' }));
});

/** Returns the names in the row, without the dots. */
const namesOf = async (page: Page) => {
  // A page of a test has its own header below the site's.
  const main = page.getByRole('banner').last().locator('nav > details:visible > ul > li');
  return (await visibleTexts(main.locator('> a, > details > summary'))).filter(Boolean);
};

/** Returns the number of names in the row at each width. */
async function countsAt(page: Page, widths: readonly number[]): Promise<readonly number[]> {
  const counts = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    counts.push((await namesOf(page)).length);
  }
  return counts;
}

test(
  'the row of a wide window',
  also({ english: 'names have other widths, and the row runs from left to right' }),
  async ({ page, open, qa, siteLanguage, t }) => {
    await openAtWidth(page, 1440, () => open('/personal'));

    await test.step('arrow keys move along the row in reading direction and into a menu, which closes when the focus leaves', async () => {
      const ahead = t({ ar: 'ArrowLeft', en: 'ArrowRight' });
      const back = t({ ar: 'ArrowRight', en: 'ArrowLeft' });
      await opener(page, t(CARDS)).focus();
      await page.keyboard.press(ahead);
      await expect(opener(page, t(FINANCE))).toBeFocused();
      await page.keyboard.press(back);
      await page.keyboard.press('ArrowDown');
      const menu = panel(page);
      await expect(menu.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(menu.getByRole('link').nth(1)).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(opener(page, t(CARDS))).toBeFocused();
      await menu.getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expect(menu).toHaveCount(0);
      await expect(opener(page, t(FINANCE))).toBeFocused();
    });

    const widths = [1280, 1339, 1340, 1400, 1401, 1536, 1920];
    const three = await countsAt(page, widths);
    const names = await namesOf(page);
    await qa.publish({ 'headless-header': [header.twoSegments], 'headless-main': [hero.full] });
    await qa.open();
    const two = await countsAt(page, widths);

    await test.step('NAV-09 above 1400 px the row shows 6 minus (pills minus 2) items, five beside three pills', () => {
      expect(three.slice(4)).toEqual([5, 5, 5]);
      expect(names).toEqual(PERSONAL[siteLanguage].slice(0, 5));
      expect(two.slice(4), 'two pills').toEqual([6, 6, 6]);
    });

    await test.step('NAV-10 from 1280 px the row shows 4, from 1340 to 1400 px 5, minus (pills minus 2) items', () => {
      expect(three.slice(0, 4)).toEqual([3, 3, 4, 4]);
      expect(two.slice(0, 4), 'two pills').toEqual([4, 4, 5, 5]);
    });
  },
);

test('the mega-menu of a wide window', async ({ page, open, t }) => {
  await openAtWidth(page, 1440, () => open('/personal'));

  await test.step('NAV-11 hovering, a click, Enter and Space open the mega-menu, its links by category in three columns', async () => {
    const finance = opener(page, t(FINANCE));
    const menu = panel(page);
    await expect(menu).toHaveCount(0);
    await finance.hover();
    await expect(menu).toBeVisible();
    const columns = menu.locator('ul[aria-label]');
    await expect(columns).toHaveCount(3);
    const left = await columns.evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().left));
    expect(new Set(left).size).toBe(3);
    await expect(menu.getByRole('list', { name: t({ ar: 'ما تموّله', en: 'What you finance' }) })).toContainText(
      t({ ar: 'التمويل العقاري', en: 'Home finance' }),
    );
    // A click right after the hover that opened the menu does not close it.
    await finance.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await page.mouse.move(700, 700);
    for (const key of ['Enter', 'Space']) {
      await finance.focus();
      await page.keyboard.press(key);
      await expect(menu).toBeVisible();
      await menu.getByRole('link').first().focus();
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await expect(finance).toBeFocused();
    }
    await finance.dispatchEvent('click');
    await expect(menu).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  });

  await test.step('the open menu stays while the pointer crosses other items on its way into it', async () => {
    const finance = opener(page, t(FINANCE));
    await finance.hover();
    const menu = panel(page);
    const ours = menu.getByRole('link', { name: t({ ar: 'ما تموّله', en: 'What you finance' }) });
    await expect(ours).toBeVisible();
    const from = await finance.boundingBox();
    const over = await opener(page, t(CARDS)).boundingBox();
    if (!from || !over) throw new Error('the items are not shown');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(from.x + from.width / 2, from.y + 4);
    await page.mouse.move(over.x + over.width / 2, over.y + over.height - 4, { steps: 6 });
    await page.clock.runFor(MENU_DIAGONAL_MS - 1);
    await expect(ours).toBeVisible();
    await page.mouse.move(over.x + over.width / 2, over.y + 200, { steps: 6 });
    await page.clock.runFor(2 * MENU_DIAGONAL_MS);
    await expect(ours).toBeVisible();
    await page.clock.resume();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  });

  await test.step('NAV-12 the mega-menu closes when the page changes, by a click on the overlay, by pointing at it and by Escape', async () => {
    const menu = panel(page);
    const reopen = async () => {
      await opener(page, t(CARDS)).press('Enter');
      await expect(menu).toBeVisible();
    };
    await reopen();
    await page.mouse.move(720, 780);
    await expect(menu).toHaveCount(0);
    await reopen();
    await page.locator('[data-scrim]').filter({ visible: true }).dispatchEvent('click');
    await expect(menu).toHaveCount(0);
    await reopen();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await reopen();
    await menu.getByRole('link', { name: t({ ar: 'بطاقة الاسترداد', en: 'Cashback card' }) }).click();
    await expect(page).toHaveURL(/\/personal\/cards\/cashback$/);
    await expect(menu).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/personal$/);
    await expect(menu).toHaveCount(0);
  });
});

test('LIMIT-01 the layout breaks at 640, 768, 1024, 1280 and 1536 px, mobile below 768 and desktop from 1280', async ({
  page,
  open,
  t,
}) => {
  const pixels = Object.entries(tailwind.theme.screens).map(([name, rem]) => [name, Number.parseFloat(rem) * 16]);
  expect(Object.fromEntries(pixels)).toEqual({ sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 });
  await openAtWidth(page, 1280, () => open('/'));
  const pills = page.getByRole('navigation', { name: t(SEGMENTS) });
  const burger = page.getByRole('banner').locator(`summary[aria-label="${t({ ar: 'القائمة', en: 'Menu' })}"]`);
  const height = () => page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().height);
  await expect(pills).toBeVisible();
  await expect(burger).toBeHidden();
  for (const width of [1279, 768, 767]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(pills).toBeHidden();
    await expect(burger).toBeVisible();
    expect(await height()).toBe(width < 768 ? 65 : 81);
  }
});
