import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { propertyFinance } from '#sitecore/contracts/property-finance.ts';
import { fixtures } from '#src/widgets/calculators/PropertyFinanceCalculator/PropertyFinanceCalculator.fixture.ts';
import { SubmitForm } from '#tests/support/submit-form.ts';
import { expect, test } from '#tests/support/qa.ts';

const AMOUNTS = [
  { ar: 'قيمة العقار', en: 'Value of the property' },
  { ar: 'عوائد الإيجار الفعلية', en: 'Actual rental proceeds' },
  { ar: 'مبلغ التمويل المطلوب', en: 'Amount to finance' },
];
const ROWS = [
  { ar: 'المنتج', en: 'Product' },
  { ar: 'مدة التمويل', en: 'Finance tenor' },
  { ar: 'دورية الأقساط', en: 'Instalments' },
];
const TITLES = [
  { ar: ['سكني', 'تجاري'], en: ['Residential', 'Commercial'] },
  { ar: ['٥ سنوات', '١٠ سنوات'], en: ['5 years', '10 years'] },
  { ar: ['شهرية', 'ربع سنوية'], en: ['Monthly', 'Quarterly'] },
];
const SUBMIT = { ar: 'احسب التمويل', en: 'Calculate' };

const fieldsOf = (form: SubmitForm, t: (texts: { ar: string; en: string }) => string) => {
  const amounts = AMOUNTS.map((name) => form.amount(t(name)));
  const rows = ROWS.map((name) => form.choice(t(name)));
  const fill = async () => {
    for (const [index, amount] of ['2000000', '150000', '900000'].entries()) await amounts[index]?.fill(amount);
    for (const row of rows) await row.nth(1).check();
  };
  return { amounts, rows, fill };
};

test('CALC-PROP-02 CALC-PROP-08 has three amounts and three choices by their titles, and sends GET EiradPlus with its ten parameters', async ({
  qa,
  page,
  siteLanguage,
  t,
}) => {
  await qa.publish(fixtures.full);
  await qa.open();
  const form = new SubmitForm(page, { submitLabel: t(SUBMIT), language: siteLanguage });
  const { amounts, fill } = fieldsOf(form, t);
  for (const amount of amounts) await expect(amount).toBeEditable();
  for (const [index, name] of ROWS.entries()) {
    const group = page.getByRole('radiogroup', { name: t(name), exact: true });
    await expect(group.locator('label')).toHaveText(TITLES[index]?.[siteLanguage] ?? []);
  }
  await fill();
  await form.calculate.click();
  // Ten years at 6.75 %, quarterly.
  await expect(form.result).toContainText(t({ ar: '٣١٬١٢٤', en: '31,124' }));
  await expect(form.result.getByRole('term')).toHaveText(
    t({
      ar: 'مبلغ التمويل النهائي|كلفة الأجل (الربح)|إجمالي المبلغ المستحق',
      en: 'Final finance amount|Total profit|Total amount payable',
    }).split('|'),
  );
  await expect(form.outputs.nth(0)).toContainText(t({ ar: '٩٠٠٬٠٠٠٫٠٠', en: '900,000.00' }));

  const [first, ...more] = await qa.service(propertyFinance).requests();
  expect(more).toEqual([]);
  expect(first).toMatchObject({ method: 'GET', path: CALLS.propertyFinance.path });
  expect(first?.query).toEqual({
    iPropertyValue: '2000000',
    iActualRentalProceeds: '150000',
    iRequestedLoanAmount: '900000',
    iTenure: '120',
    iProduct: 'Commercial',
    iInstallmentFrequency: 'Quarterly',
    irateOfProfit: '6.75',
    minROA: '4',
    maxROA: '9',
    LTV: '70',
  });
});
