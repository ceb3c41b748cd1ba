import { autoFinance } from '#sitecore/contracts/auto-finance.ts';
import { fixtures } from '#src/widgets/calculators/AutoFinanceCalculator/AutoFinanceCalculator.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';

const figures = { EMI: 1850, APR: 6.1, FinanceAmount: 90_000, TotalAmountPayable: 111_000 };

test('keeps its values and the last result when the service fails', async ({ qa, page, t }) => {
  await qa.publish(fixtures.full);
  await qa.service(autoFinance).respondsWith({ body: { result: figures } });
  await qa.open();

  const amount = (ar: string, en: string) => page.getByRole('textbox', { name: t({ ar, en }) });
  const result = page.getByRole('region', { name: t({ ar: 'النتيجة', en: 'Result' }) });
  const calculate = page.getByRole('button', { name: t({ ar: 'احسب القسط', en: 'Calculate' }) });

  await page.getByRole('combobox', { name: t({ ar: 'نوع الحساب', en: 'Account type' }) }).selectOption({ index: 1 });
  await page.getByRole('radio', { name: t({ ar: 'سعودي', en: 'Saudi' }) }).check();
  await page.getByRole('radio', { name: t({ ar: '٦٠', en: '60' }) }).check();
  await amount('الراتب الشهري', 'Monthly salary').fill('15000');
  await amount('الأقساط الحالية', 'Current instalments').fill('0');
  await amount('قيمة السيارة', 'Price of the car').fill('90000');
  await amount('الدفعة الأخيرة', 'Balloon payment').fill('0');
  await calculate.click();
  await expect(result).toContainText(t({ ar: '١٬٨٥٠', en: '1,850' }));

  await qa.service(autoFinance).respondsWith({ status: 500, body: { error: 'out of order' } });
  await amount('قيمة السيارة', 'Price of the car').fill('95000');
  await calculate.click();
  await qa.expectLogged(/status of 500/);
  await qa.expectLogged(/AutoFinanceCalculator: no result/);
  await expect(result).toContainText(t({ ar: '١٬٨٥٠', en: '1,850' }));
  await expect(amount('قيمة السيارة', 'Price of the car')).toHaveValue('95000');
  await expect(calculate).toBeEnabled();

  const [first, second] = await qa.service(autoFinance).requests();
  expect(first?.query).toMatchObject({ principal: '90000', tenure: '60' });
  expect(second?.query).toMatchObject({ principal: '95000' });
});
