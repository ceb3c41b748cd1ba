import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { homeFinance } from '#sitecore/contracts/home-finance.ts';
import { fixtures } from '#src/widgets/calculators/HomeFinanceCalculator/HomeFinanceCalculator.fixture.ts';
import { FinanceForm, financeTest, type Purchase } from '#tests/support/finance-form.ts';
import { expect } from '#tests/support/qa.ts';
import { also, expectNoAxeViolationsInArabic, expectNoSidewaysScroll, waitForHydration } from '#tests/support/site.ts';

const HOME: Purchase = {
  price: { ar: 'قيمة العقار', en: 'Value of the property' },
  amounts: ['30000', '900', '810000', '81000'],
  tenor: 3,
};
const TENORS = { ar: ['١٢', '٦٠', '١٢٠', '٢٤٠', '٣٦٠'], en: ['12', '60', '120', '240', '360'] };

const it = financeTest(fixtures.full, HOME);

it('CALC-HOME-02 CALC-HOME-10 has three choices and four amounts, sends GET HomeFinance with its eight parameters, and shows EMI, APR, finance amount and total', async ({
  calculator,
  qa,
  page,
  t,
}) => {
  await expect(calculator.accountType.getByRole('option')).toHaveCount(3);
  await expect(calculator.nationality).toHaveCount(2);
  await expect(calculator.tenure).toHaveCount(5);
  for (const amount of calculator.amounts) await expect(amount).toBeEditable();
  await calculator.fill();
  await calculator.calculate.click();
  await expect(calculator.result).toContainText(calculator.texts.instalment);
  await expect(calculator.result).toContainText(t({ ar: '٥٬٠٢٩', en: '5,029' }));
  await expect(calculator.result.getByRole('term')).toHaveText([...calculator.texts.outputs]);
  const outputs = calculator.result.getByRole('definition');
  await expect(outputs.nth(0)).toContainText(t({ ar: '٤٫٩٤', en: '4.94%' }));
  await expect(outputs.nth(1)).toContainText(t({ ar: '٨١٠٬٠٠٠', en: '810,000' }));
  await expect(outputs.nth(2)).toContainText(t({ ar: '١٬٢٩٤٬١٠٠', en: '1,294,100' }));
  await expect(page.getByRole('row').last()).toContainText(t({ ar: '١٬٢٩٤٬١٠٠', en: '1,294,100' }));

  const [first, ...more] = await qa.service(homeFinance).requests();
  expect(more).toEqual([]);
  expect(first).toMatchObject({ method: 'GET', path: CALLS.homeFinance.path });
  expect(first?.query).toEqual({
    principal: '810000',
    tenure: '240',
    balloonPayment: '81000',
    atc: '2.95',
    adminFeeInPercentage: '1',
    maxAdminFee: '2000',
    insuranceFee: '1200',
    valuationFee: '3000',
  });
});

it('CALC-HOME-03 lists tenors by their title and sends their months', async ({
  calculator,
  qa,
  page,
  siteLanguage,
}) => {
  const group = page.getByRole('radiogroup', { name: calculator.texts.tenure });
  await expect(group.locator('label')).toHaveText(TENORS[siteLanguage]);
  await calculator.fill();
  for (const [index, months] of ['12', '60', '120', '240', '360'].entries()) {
    await calculator.tenure.nth(index).check();
    await calculator.calculate.click();
    await expect.poll(async () => (await qa.service(homeFinance).requests()).at(-1)?.query.tenure).toBe(months);
  }
});

it('CALC-HOME-12 CALC-HOME-13 has a reset button only while an input differs from its default; it empties inputs, results and messages', async ({
  calculator,
  page,
}) => {
  await calculator.expectClearWhileChanged();
  await calculator.fill();
  await calculator.nationality.nth(1).check();
  await calculator.calculate.click();
  await expect(page.getByRole('table')).toBeVisible();
  await calculator.amounts[0]?.fill('');
  await calculator.calculate.click();
  await expect(calculator.requiredErrors).toHaveCount(1);
  await calculator.clear.click();
  await calculator.expectCleared();
});

it(
  'is clean to axe and fits 320 px, with errors and with its result',
  also({ english: 'labels and figures have other widths' }),
  async ({ open, page, siteLanguage, t }) => {
    await open('/calculators/home-finance');
    const calculator = new FinanceForm(page, siteLanguage, HOME);
    await calculator.calculate.scrollIntoViewIfNeeded();
    await waitForHydration(page, 'HomeFinanceCalculator');
    await calculator.calculate.click();
    await expect(calculator.requiredErrors).toHaveCount(5);
    await expectNoAxeViolationsInArabic(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page);
    await calculator.accountType.selectOption({ index: 1 });
    for (const [index, amount] of HOME.amounts.entries()) await calculator.amounts[index]?.fill(amount);
    // There are more tenors than fit side by side.
    await page.getByRole('combobox', { name: calculator.texts.tenure }).selectOption('120');
    await calculator.calculate.click();
    await expect(calculator.result).toContainText(t({ ar: '١٢٠ قسطاً', en: '120 instalments' }));
    await expect(page.getByRole('table')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolationsInArabic(page);
  },
);
