import type { Page } from '@playwright/test';
import { LIVE_SETTLE_MS } from '#src/config/timings/typing.ts';
import {
  also,
  expect,
  expectNoAxeViolationsInArabic,
  expectNoSidewaysScroll,
  submitWithoutScripts,
  test,
  waitForHydration,
} from '#tests/support/site.ts';

/** Sets every slider to its end. */
async function spendAll(page: Page) {
  for (const slider of await page.getByRole('slider').all()) await slider.press('End');
}

/** Chooses the first option of every list and enters the longest amounts. */
async function fillAll(page: Page) {
  const form = page.getByRole('main').getByRole('form');
  for (const list of await form.getByRole('combobox').all()) await list.selectOption({ index: 1 });
  for (const amount of await form.getByRole('textbox').all()) await amount.fill('9999999999');
}

/** Pages with live calculators, each with an action that makes its figures long. */
const PAGES = [
  {
    path: '/calculators/forex',
    widget: 'ForexCalculatorA',
    fill: async (page: Page) => {
      const form = page.locator('[data-widget=ForexCalculatorA]').getByRole('form');
      await form.getByRole('combobox').selectOption({ index: 3 });
      await form.getByRole('textbox').fill('9999999999');
    },
  },
  { path: '/calculators/cashback', widget: 'SimpleCashbackCalculator', fill: spendAll },
  { path: '/calculators/business-cashback', widget: 'BusinessCashbackCalculator', fill: spendAll },
  { path: '/calculators/loyalty-miles', widget: 'LoyaltyMilesCalculator', fill: fillAll },
  { path: '/calculators/loyalty-points', widget: 'LoyaltyPointsCalculator', fill: fillAll },
  { path: '/calculators/points-encashment', widget: 'PointsEncashmentCalculator', fill: fillAll },
  { path: '/calculators/points-redeem', widget: 'MokafaaRedeemCalculator', fill: fillAll },
  {
    path: '/calculators/smart-savings',
    widget: 'SmartSavingsCalculator',
    fill: async (page: Page) => {
      await page.getByRole('tab').nth(1).click();
      for (const card of await page.getByRole('tabpanel').getByRole('button').all()) await card.click();
    },
  },
];

test(
  'live calculators are clean to axe and fit 320 px with the longest figures',
  also({ english: 'labels and figures have other widths' }),
  async ({ open, page }) => {
    test.slow();
    await page.clock.install();
    await page.setViewportSize({ width: 320, height: 800 });
    for (const { path, widget, fill } of PAGES)
      await test.step(path, async () => {
        await open(path);
        const root = page.locator(`[data-widget=${widget}]`);
        await root.scrollIntoViewIfNeeded();
        await waitForHydration(page, widget);
        await fill(page);
        await expect(root.getByRole('button').last()).toBeVisible();
        await page.clock.fastForward(LIVE_SETTLE_MS);
        await expect(root.getByRole('region').getByRole('status')).toHaveText(/./);
        await expectNoSidewaysScroll(page);
        await expectNoAxeViolationsInArabic(page);
      });
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('live calculators show the figures of a submitted form', async ({ open, page }) => {
    test.slow();
    for (const { path, widget } of PAGES) {
      await open(path);
      const root = page.locator(`[data-widget=${widget}]`);
      const form = root.getByRole('form');
      const figure = root.getByRole('region').locator('.result-figure');
      const before = await figure.innerText();
      const submit = form.getByRole('button');
      await expect(submit).toHaveCount(1);
      await expect(form.getByRole('slider')).toHaveCount(0);
      // Products of the bank's service come with the first submit.
      if (widget === 'MokafaaRedeemCalculator') await submitWithoutScripts(page, submit);
      for (const list of await form.getByRole('combobox').all()) await list.selectOption({ index: 1 });
      for (const amount of await form.getByRole('textbox').all()) await amount.fill('1000');
      for (const category of await form.getByRole('checkbox').all()) await category.check();
      await submitWithoutScripts(page, submit);
      await expect(page).toHaveURL(new RegExp(`[?&]form=${widget}(&|#|$)`));
      await expect(figure).not.toHaveText(before);
      for (const amount of await form.getByRole('textbox').all()) await expect(amount).toHaveValue(/^\d+$/);
      for (const category of await form.getByRole('checkbox').all()) await expect(category).toBeChecked();
      await expectNoSidewaysScroll(page);
    }
  });
});
