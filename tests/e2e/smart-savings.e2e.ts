import type { Page } from '@playwright/test';
import { fixtures } from '#src/widgets/calculators/SmartSavingsCalculator/SmartSavingsCalculator.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import type { SiteLanguage } from '#tests/support/site.ts';

const TEXTS = {
  ar: {
    title: 'كم توفّر بعادات صغيرة؟',
    subtitle: 'اختر طريقة، ثم ما تنفق عليه.',
    tabs: ['جزء من إنفاقك', 'ريال لكل فئة', 'الفكّة'],
    cards: ['القهوة', 'المشاوير', 'الهدايا'],
    weekly: 'توفيرك كل أسبوع',
    yearly: 'توفيرك المتوقع في السنة',
    clear: 'مسح',
    apply: 'ابدأ الادخار',
    result: 'النتيجة',
    zero: '٠٫٠٠',
    badge: '١',
  },
  en: {
    title: 'What do small habits save?',
    subtitle: 'Choose a way, then what you spend on.',
    tabs: ['A share of your spending', 'A riyal for each', 'Round-ups'],
    cards: ['Coffee', 'Rides', 'Gifts'],
    weekly: 'Weekly saving',
    yearly: 'Estimated yearly saving',
    clear: 'Clear',
    apply: 'Start saving',
    result: 'Result',
    zero: '0.00',
    badge: '1',
  },
} as const;

/** Page object of the calculator. */
function calculatorOf(page: Page, language: SiteLanguage) {
  const words = TEXTS[language];
  const panel = page.getByRole('tabpanel');
  const result = page.getByRole('region', { name: words.result });
  return {
    words,
    tabs: page.getByRole('tab'),
    cards: panel.getByRole('button'),
    chosen: panel.getByRole('button', { pressed: true }),
    clear: page.getByRole('button', { name: words.clear, exact: true }),
    apply: result.getByRole('link', { name: words.apply }),
    result,
    weekly: result.getByRole('definition'),
  };
}

test('the smart savings calculator', async ({ qa, page, context, siteLanguage, t }) => {
  await qa.publish(fixtures.full);
  await qa.open();
  const { words, tabs, cards, chosen, clear, apply, result, weekly } = calculatorOf(page, siteLanguage);

  await test.step('CALC-SAVE-02 CALC-SAVE-03 CALC-SAVE-10 shows title, subtitle and tabs, its cards in 2 or 3 columns, and its labels', async () => {
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
    await expect(page.getByText(words.subtitle)).toBeVisible();
    await expect(tabs).toHaveText(words.tabs.map((title) => new RegExp(title.replace(/^ريال/, ''))));
    await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
    for (const position of [0, 1, 2]) {
      await tabs.nth(position).click();
      await expect(tabs.nth(position)).toHaveAttribute('aria-selected', 'true');
      await expect(cards).toHaveText(words.cards.map((name) => new RegExp(name)));
    }
    const columns = async () => {
      const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
      return new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size;
    };
    for (const [width, count] of [
      [390, 2],
      [767, 2],
      [768, 3],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(columns).toBe(count);
    }
    await expect(result).toContainText(words.yearly);
    await expect(result.getByRole('term')).toHaveText([words.weekly]);
    await cards.nth(1).click();
    await expect(clear).toHaveText(t({ ar: 'مسح', en: 'Clear' }));
  });

  await clear.click();
  await tabs.nth(0).click();
  await test.step('CALC-SAVE-04 CALC-SAVE-07 CALC-SAVE-13 cards toggle by mouse and key, carry a 1 on tab 1 alone, and bring Clear', async () => {
    const badges = page.getByRole('tabpanel').getByText(words.badge, { exact: true });
    await expect(cards).toHaveCount(3);
    await expect(clear).toHaveCount(0);
    await cards.nth(0).click();
    await expect(cards.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await expect(clear).toBeVisible();
    await expect(weekly).not.toContainText(words.zero);
    await cards.nth(1).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(chosen).toHaveCount(3);
    await expect(badges).toHaveCount(0);
    for (const position of [0, 1, 2]) await cards.nth(position).click();
    await expect(chosen).toHaveCount(0);
    await expect(clear).toHaveCount(0);
    await expect(weekly).toContainText(words.zero);

    await tabs.nth(1).click();
    await expect(badges).toHaveCount(0);
    await cards.nth(0).click();
    await cards.nth(2).click();
    await expect(badges).toHaveCount(2);
    await expect(cards.nth(0)).toContainText(words.badge);
    await cards.nth(0).click();
    await expect(badges).toHaveCount(1);
    await tabs.nth(2).click();
    await cards.nth(0).click();
    await expect(chosen).toHaveCount(1);
    await expect(badges).toHaveCount(0);
  });

  await tabs.nth(0).click();
  await test.step('CALC-SAVE-11 CALC-SAVE-12 another tab, Clear and Apply Now let all cards go; the last two keep the tab', async () => {
    const choose = async () => {
      await cards.nth(0).click();
      await cards.nth(1).click();
      await expect(chosen).toHaveCount(2);
      await expect(result.getByText(words.zero, { exact: true })).toHaveCount(0);
    };
    const isNothing = async (tab: number) => {
      await expect(chosen).toHaveCount(0);
      await expect(result.getByText(words.zero, { exact: true })).toHaveCount(2);
      await expect(tabs.nth(tab)).toHaveAttribute('aria-selected', 'true');
    };
    await choose();
    await tabs.nth(2).click();
    await isNothing(2);
    await tabs.nth(0).click();
    await isNothing(0);

    await tabs.nth(1).click();
    await choose();
    await clear.click();
    await isNothing(1);

    await choose();
    await context.route('https://online.rukn.example/**', (route) => route.fulfill({ body: 'opened' }));
    const opened = context.waitForEvent('page');
    await apply.click();
    expect((await opened).url()).toBe('https://online.rukn.example/savings');
    await isNothing(1);
  });
});
