import type { Page } from '@playwright/test';
import { requiredErrorsOf } from '#tests/support/required-errors.ts';
import { chooseAll, fillAmounts, SENT_CALCULATORS } from '#tests/support/sent-calculators.ts';
import {
  also,
  expect,
  expectNoAxeViolationsInArabic,
  expectNoSidewaysScroll,
  localizedPath,
  type SiteLanguage,
  submitWithoutScripts,
  test,
  waitForHydration,
} from '#tests/support/site.ts';

type SentCalculator = (typeof SENT_CALCULATORS)[number];

/** Calculators that show a schedule with their result. */
const WITH_SCHEDULE = ['AutoFinanceCalculator', 'HomeFinanceCalculator', 'PersonalFinanceCalculator'];

/** Opens a calculator's page, and asserts that it is clean to axe and fits 320 px with errors and with its result. */
async function expectGoodForAll(page: Page, language: SiteLanguage, calculator: SentCalculator): Promise<void> {
  const { path, widget, amounts, required } = calculator;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(localizedPath(language, path));
  const root = page.locator(`[data-widget=${widget}]`);
  const form = root.getByRole('form');
  const calculate = form.locator('[type=submit]');
  await calculate.scrollIntoViewIfNeeded();
  await waitForHydration(page, widget);
  await calculate.click();
  await expect(requiredErrorsOf(form, language)).toHaveCount(required);
  await expectNoAxeViolationsInArabic(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  // A list may depend on a row of radios.
  await chooseAll(form, 'first');
  await chooseAll(form, 'first');
  await fillAmounts(form, amounts);
  await calculate.click();
  await expect(root.getByRole('region').locator('.result-figure')).toHaveText(/[1-9١-٩]/);
  if (WITH_SCHEDULE.includes(widget)) await expect(page.getByRole('table')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolationsInArabic(page);
}

const [CAR, ...OTHERS] = SENT_CALCULATORS;

test(
  'the car calculator is clean to axe and fits 320 px, with errors and with its result',
  also({ english: 'labels and figures have other widths', phone: 'the form stands in one column' }),
  async ({ page, siteLanguage }) => {
    await expectGoodForAll(page, siteLanguage, CAR);
    await expect(page.getByRole('table')).toBeVisible();
  },
);

test(
  'the other calculators with a button are clean to axe and fit 320 px, with errors and with their results',
  also({ english: 'labels and figures have other widths' }),
  async ({ page, siteLanguage }) => {
    test.slow();
    for (const calculator of OTHERS)
      await test.step(calculator.widget, () => expectGoodForAll(page, siteLanguage, calculator));
    expect(OTHERS).toHaveLength(6);
  },
);

test('calculators are on the pages of their products', async ({ request, siteLanguage }) => {
  for (const [path, widget] of [
    ['/personal/finance/auto-lease', 'AutoLeaseCalculator'],
    ['/personal/finance/rental-property', 'PropertyFinanceCalculator'],
    ['/personal/cards/everyday', 'CreditCardCalculator'],
  ] as const) {
    const product = await request.get(localizedPath(siteLanguage, path));
    expect(await product.text()).toContain(`data-widget="${widget}"`);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

  test('calculators tell what is missing, then show the result of the submitted values', async ({ open, page }) => {
    test.slow();
    for (const { path, widget, amounts } of SENT_CALCULATORS)
      await test.step(widget, async () => {
        await open(path);
        const root = page.locator(`[data-widget=${widget}]`);
        const form = root.getByRole('form');
        const submit = form.getByRole('button');
        await expect(submit).toHaveCount(1);
        await submitWithoutScripts(page, submit);
        await expect(form.getByRole('group').first().getByRole('link').first()).toBeVisible();
        await expectNoSidewaysScroll(page);

        // A list may depend on what was submitted before.
        for (const attempt of [1, 2]) {
          await chooseAll(form);
          if (attempt === 1) await fillAmounts(form, amounts);
          // The same query again is no new page.
          if (attempt === 1) await submitWithoutScripts(page, submit);
          else await submit.click();
        }
        await expect(page).toHaveURL(new RegExp(`[?&]form=${widget}(&.*)?#calculator-`));
        await expect(root.getByRole('region').locator('.result-figure')).toHaveText(/[1-9١-٩]/);
        for (const [index, amount] of amounts.entries())
          await expect(form.getByRole('textbox').nth(index)).toHaveValue(amount);
        await expectNoSidewaysScroll(page);
      });
  });

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
