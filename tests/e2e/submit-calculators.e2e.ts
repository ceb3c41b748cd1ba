import type { Locator } from '@playwright/test';
import { also, expect, expectNoSidewaysScroll, submitWithoutScripts, test } from '#tests/support/site.ts';

/** Calculators with a submit button: their page, and amounts in the order of their fields. */
const CALCULATORS = [
  { path: '/calculators/auto-finance', widget: 'AutoFinanceCalculator', amounts: ['14500', '900', '120000', '30000'] },
  { path: '/calculators/home-finance', widget: 'HomeFinanceCalculator', amounts: ['30000', '0', '900000', '0'] },
  { path: '/calculators/personal-finance', widget: 'PersonalFinanceCalculator', amounts: ['15000', '1000'] },
  { path: '/calculators/credit-card', widget: 'CreditCardCalculator', amounts: ['14500', '0', '10000'] },
  {
    path: '/calculators/property-finance',
    widget: 'PropertyFinanceCalculator',
    amounts: ['2000000', '150000', '900000'],
  },
  { path: '/calculators/auto-lease', widget: 'AutoLeaseCalculator', amounts: ['15000', '1000', '40000', '100000'] },
  { path: '/calculators/deposit-profit', widget: 'DepositProfitCalculator', amounts: ['100000'] },
] as const;

/** Chooses the first option of every list and the last of every row of radios. */
async function chooseAll(form: Locator) {
  for (const list of await form.getByRole('combobox').all()) {
    if ((await list.getByRole('option').count()) > 1) await list.selectOption({ index: 1 });
  }
  for (const row of await form.getByRole('radiogroup').all()) await row.getByRole('radio').last().check();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, widget, amounts } of CALCULATORS) {
    test(
      `${widget} tells what is missing, then shows the result of the submitted values`,
      also({ english: 'labels and figures have other widths' }),
      async ({ open, page }) => {
        await page.setViewportSize({ width: 320, height: 800 });
        await open(path);
        const place = page.locator(`[data-widget=${widget}]`);
        const form = place.getByRole('form');
        const submit = form.getByRole('button');
        await expect(submit).toHaveCount(1);
        await submitWithoutScripts(page, submit);
        await expect(form.getByRole('group').first().getByRole('link').first()).toBeVisible();
        await expectNoSidewaysScroll(page);

        // A list may depend on what was submitted before.
        for (const attempt of [1, 2]) {
          await chooseAll(form);
          if (attempt === 1) {
            for (const [index, amount] of amounts.entries()) await form.getByRole('textbox').nth(index).fill(amount);
          }
          // The same query again is no new page.
          if (attempt === 1) await submitWithoutScripts(page, submit);
          else await submit.click();
        }
        await expect(page).toHaveURL(new RegExp(`[?&]form=${widget}(&.*)?#calculator-`));
        await expect(place.getByRole('region').locator('.result-figure')).toHaveText(/[1-9١-٩]/);
        for (const [index, amount] of amounts.entries())
          await expect(form.getByRole('textbox').nth(index)).toHaveValue(amount);
        await expectNoSidewaysScroll(page);
      },
    );
  }

  test('a submitted form is answered for its visitor alone', async ({ open, page }) => {
    await open('/calculators/credit-card');
    const [response] = await Promise.all([
      page.waitForResponse((one) => one.url().includes('form=CreditCardCalculator')),
      page.locator('[data-widget=CreditCardCalculator] [type=submit]').click(),
    ]);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('private, no-store');
  });
});
