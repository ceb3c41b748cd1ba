import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { cardFinance } from '#sitecore/contracts/card-finance.ts';
import { fixtures } from '#src/widgets/calculators/CreditCardCalculator/CreditCardCalculator.fixture.ts';
import { type SubmitForm, submitFormTest } from '#tests/support/submit-form.ts';
import { expect, test } from '#tests/support/qa.ts';

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

  await test.step('no result comes after Clear, also of a request that is under way', async () => {
    await qa.service(cardFinance).once().stalls();
    await form.calculate.click();
    await expect(form.calculate).toHaveAttribute('aria-busy', 'true');
    await form.clear.click();
    await qa.service(cardFinance).recovers();
    await expect(form.calculate).not.toHaveAttribute('aria-busy');
    await expect(form.outputs).toHaveCount(0);
  });
});
