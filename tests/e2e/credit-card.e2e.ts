import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { cardFinance } from '#sitecore/contracts/card-finance.ts';
import { fixtures } from '#src/widgets/calculators/CreditCardCalculator/CreditCardCalculator.fixture.ts';
import { SubmitForm, submitFormTest } from '#tests/support/submit-form.ts';
import { expect } from '#tests/support/qa.ts';
import {
  also,
  expectNoAxeViolationsInArabic,
  expectNoSidewaysScroll,
  localizedPath,
  waitForHydration,
} from '#tests/support/site.ts';

const LISTS = { account: { ar: 'نوع الحساب', en: 'Account type' }, card: { ar: 'فئة البطاقة', en: 'Card category' } };
const ROWS = {
  nationality: { ar: 'الجنسية', en: 'Nationality' },
  share: { ar: 'نسبة السداد', en: 'Payment percentage' },
};
const SALARY = { ar: 'الراتب الشهري', en: 'Monthly salary' };
const INSTALMENTS = { ar: 'الأقساط الحالية', en: 'Current instalments' };
const LIMIT = { ar: 'الحد الائتماني', en: 'Credit limit' };
const SUBMIT = { ar: 'احسب النتيجة', en: 'Calculate result' };

/** Returns the fields of the form in a language, and a function that fills them all. */
const fieldsOf = (form: SubmitForm, t: (texts: { ar: string; en: string }) => string) => {
  const lists = [LISTS.account, LISTS.card].map((name) => form.list(t(name)));
  const rows = [ROWS.nationality, ROWS.share].map((name) => form.choice(t(name)));
  const amounts = [SALARY, INSTALMENTS, LIMIT].map((name) => form.amount(t(name)));
  const fill = async () => {
    for (const list of lists) await list.selectOption({ index: 2 });
    for (const row of rows) await row.nth(0).check();
    for (const [index, amount] of ['14500', '0', '10000'].entries()) await amounts[index]?.fill(amount);
  };
  return { lists, rows, amounts, fill };
};

const it = submitFormTest(fixtures.full, SUBMIT);

it('CALC-CC-02 CALC-CC-03 CALC-CC-06 has four choices, three amounts, Calculate Result and Apply Now, and sends GET CardFinance with its four parameters', async ({
  form,
  qa,
  page,
  t,
}) => {
  const { lists, rows, amounts, fill } = fieldsOf(form, t);
  for (const list of lists) await expect(list.getByRole('option')).toHaveCount(3);
  for (const [index, count] of [2, 3].entries()) await expect(rows[index] ?? form.clear).toHaveCount(count);
  for (const amount of amounts) await expect(amount).toBeEditable();
  await expect(page.getByRole('link', { name: t({ ar: 'قدّم طلبك', en: 'Apply now' }) })).toHaveAttribute(
    'href',
    'https://online.rukn.example/cards',
  );
  await fill();
  await form.calculate.click();
  await expect(form.result).toContainText(t({ ar: '٤٢٫٠٤', en: '42.04%' }));
  await expect(form.outputs).toHaveText(t({ ar: '٧٧ شهراً*', en: '77 months*' }));
  await expect(form.result.getByRole('status')).toContainText(t({ ar: '٧٧ شهراً', en: '77 months' }));

  const [first, ...more] = await qa.service(cardFinance).requests();
  expect(more).toEqual([]);
  expect(first).toMatchObject({ method: 'GET', path: CALLS.cardFinance.path });
  expect(first?.query).toEqual({
    creditLimit: '10000',
    interestRate: '23.88',
    minPaymentPercent: '5',
    cardFee: '575',
  });
  await expect(page.getByRole('link', { name: t({ ar: 'قدّم طلبك', en: 'Apply now' }) })).toBeVisible();
});

it('CALC-CC-09 has Clear once any field is filled; it empties fields and results and hides errors', async ({
  form,
  t,
}) => {
  const { lists, rows, amounts, fill } = fieldsOf(form, t);
  await expect(form.calculate).toBeVisible();
  await expect(form.clear).toHaveCount(0);
  for (const amount of amounts) {
    await amount.fill('0');
    await expect(form.clear).toBeVisible();
    await amount.fill('');
    await expect(form.clear).toHaveCount(0);
  }
  for (const list of lists) {
    await list.selectOption({ index: 1 });
    await expect(form.clear).toBeVisible();
    await list.selectOption({ index: 0 });
    await expect(form.clear).toHaveCount(0);
  }
  for (const row of rows) {
    await row.nth(1).check();
    await form.clear.click();
    await expect(row.nth(1)).not.toBeChecked();
    await expect(form.clear).toHaveCount(0);
  }
  await fill();
  await form.calculate.click();
  await expect(form.outputs).toHaveCount(1);
  await amounts[2]?.fill('');
  await form.calculate.click();
  await expect(form.requiredErrors).toHaveCount(1);
  await form.clear.click();
  for (const field of [...lists, ...amounts]) await expect(field).toHaveValue('');
  for (const row of rows) await expect(row.and(row.page().locator(':checked'))).toHaveCount(0);
  await expect(form.requiredErrors).toHaveCount(0);
  await expect(form.outputs).toHaveCount(0);
  await expect(form.clear).toHaveCount(0);
});

it(
  'is on its own page and on that of a card; clean to axe and within 320 px, empty, with errors and with its result',
  also({ english: 'labels and figures have other widths' }),
  async ({ open, page, siteLanguage, t }) => {
    const product = await page.request.get(localizedPath(siteLanguage, '/personal/cards/everyday'));
    expect(await product.text()).toContain('data-widget="CreditCardCalculator"');
    await open('/calculators/credit-card');
    const form = new SubmitForm(page, { submitLabel: t(SUBMIT), language: siteLanguage });
    await form.calculate.scrollIntoViewIfNeeded();
    await waitForHydration(page, 'CreditCardCalculator');
    await expectNoAxeViolationsInArabic(page);
    await form.calculate.click();
    await expect(form.requiredErrors).toHaveCount(7);
    await expectNoAxeViolationsInArabic(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page);
    await fieldsOf(form, t).fill();
    await form.calculate.click();
    await expect(form.outputs).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolationsInArabic(page);
  },
);
