import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { homeFinance } from '#sitecore/contracts/home-finance.ts';
import { fixtures } from '#src/widgets/calculators/HomeFinanceCalculator/HomeFinanceCalculator.fixture.ts';
import { financeTest, type Purchase } from '#tests/support/finance-form.ts';
import { expect, test } from '#tests/support/qa.ts';

const HOME: Purchase = {
  price: { ar: 'قيمة العقار', en: 'Value of the property' },
  amounts: ['30000', '900', '810000', '81000'],
  tenor: 3,
};
const TENORS = { ar: ['١٢', '٦٠', '١٢٠', '٢٤٠', '٣٦٠'], en: ['12', '60', '120', '240', '360'] };

const it = financeTest(fixtures.full, HOME);

it('sends what is entered and shows what comes back', async ({ calculator, qa, page, siteLanguage, t }) => {
  await test.step('CALC-HOME-02 CALC-HOME-10 has three choices and four amounts, sends GET HomeFinance with its eight parameters, and shows EMI, APR, finance amount and total', async () => {
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

  await test.step('CALC-HOME-03 lists tenors by their title and sends their months', async () => {
    const group = page.getByRole('radiogroup', { name: calculator.texts.tenure });
    await expect(group.locator('label')).toHaveText(TENORS[siteLanguage]);
    for (const [index, months] of ['12', '60', '120', '240', '360'].entries()) {
      await calculator.tenure.nth(index).check();
      await calculator.calculate.click();
      await expect.poll(async () => (await qa.service(homeFinance).requests()).at(-1)?.query.tenure).toBe(months);
    }
  });
});
