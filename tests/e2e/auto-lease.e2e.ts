import { autoLease } from '#sitecore/contracts/auto-lease.ts';
import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { fixtures } from '#src/widgets/calculators/AutoLeaseCalculator/AutoLeaseCalculator.fixture.ts';
import { type SubmitForm, submitFormTest } from '#tests/support/submit-form.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, type Translate } from '#tests/support/site.ts';

const GENDER = { ar: 'الجنس', en: 'Gender' };
const BANK = { ar: 'البنك الذي يُحوَّل إليه راتبك', en: 'Bank your salary goes to' };
const MAKE = { ar: 'الشركة الصانعة', en: 'Make' };
const MODEL = { ar: 'الموديل', en: 'Model' };
const TYPE = { ar: 'نوع التأجير', en: 'Lease type' };
const DOWN_PAYMENT = { ar: 'الدفعة المقدمة', en: 'Down payment' };
const BALLOON = { ar: 'الدفعة الأخيرة القصوى', en: 'Max balloon payment' };
const AMOUNTS = [
  { ar: 'الراتب الشهري', en: 'Monthly salary' },
  { ar: 'الأقساط الحالية', en: 'Current instalments' },
  { ar: 'قراءة العداد', en: 'Odometer' },
  { ar: 'قيمة السيارة', en: 'Price of the car' },
];
const SUBMIT = { ar: 'احسب القسط', en: 'Calculate' };
const OUTPUTS = {
  ar: ['مبلغ التمويل', 'الدفعة الأخيرة', 'إجمالي المبلغ المستحق', 'مدة التأجير'],
  en: ['Finance amount', 'Balloon payment', 'Total amount payable', 'Tenor'],
};
/** Index of Camry 2022 in the example's models: 2018, 2019, 2020, Camry 2022. */
const CAMRY = 3;

const fillAmounts = async (form: SubmitForm, t: Translate) => {
  for (const [index, amount] of ['15000', '1000', '40000', '100000'].entries())
    await form.amount(t(AMOUNTS[index] ?? SUBMIT)).fill(amount);
};

/** Matches a figure of 0 with its unit, in visible and announced text. */
const ZERO = /^[^\d٠-٩]*([0٠][^\d٠-٩]*)+$/;

const expectZeros = async (form: SubmitForm) => {
  await expect(form.result.locator('p').nth(2)).toHaveText(ZERO);
  await expect(form.outputs).toHaveText([ZERO, ZERO, ZERO, ZERO]);
};

const it = submitFormTest(fixtures.full, SUBMIT);

it('shows what is needed, sends it and shows what comes back', async ({ form, qa, t, siteLanguage }) => {
  await test.step('CALC-LEASE-02 CALC-LEASE-11 has five choices, four amounts and five outputs, which are 0 before a result and while it is pending, and sends GET PreownedAutoLease', async () => {
    for (const [name, count] of [
      [GENDER, 2],
      [BANK, 2],
      [MAKE, 2],
      [MODEL, 4],
      [TYPE, 2],
    ] as const)
      await expect(form.choice(t(name))).toHaveCount(count);
    for (const name of AMOUNTS) await expect(form.amount(t(name))).toBeEditable();
    await expect(form.result.getByRole('term')).toHaveText(OUTPUTS[siteLanguage]);
    await expectZeros(form);

    for (const name of [GENDER, BANK, MAKE, TYPE]) await form.choice(t(name)).nth(0).check();
    await form.choice(t(MODEL)).nth(CAMRY).check();
    await fillAmounts(form, t);
    await form.calculate.click();
    await expect(form.result).toContainText(t({ ar: '١٬٦٠٥', en: '1,605' }));
    await expect(form.outputs.nth(3)).toHaveText(t({ ar: '٦٠ شهراً', en: '60 months' }));

    await qa.service(autoLease).once().stalls();
    await form.amount(t(AMOUNTS[0] ?? SUBMIT)).fill('16000');
    await form.calculate.click();
    await expect(form.calculate).toHaveAttribute('aria-busy', 'true');
    await expectZeros(form);
    await qa.service(autoLease).recovers();
    await expect(form.result).toContainText(t({ ar: '١٬٦٠٥', en: '1,605' }));

    const [first, ...more] = await qa.service(autoLease).requests();
    expect(more).toHaveLength(1);
    expect(first).toMatchObject({ method: 'GET', path: CALLS.autoLease.path });
    expect(first?.query).toEqual({
      gender: 'Male',
      carMake: 'Toyota',
      carModel: 'Camry 2022',
      autoLeaseType: 'EMI',
      carValue: '100000',
      currentMonthlySalary: '15000',
      salaryCreditBank: 'OwnBank',
      currentMonthlyInstallmentsPaid: '1000',
      carOdometer: '40000',
      downPayment: '10000',
      balloonPayment: '25000',
    });
  });

  await test.step('CALC-LEASE-03 CALC-LEASE-04 shows the down payment for EMI alone, the balloon for EMI and a model above 2019; what is hidden goes out as 0', async () => {
    const downPayment = form.amount(t(DOWN_PAYMENT));
    const balloon = form.amount(t(BALLOON));
    const sent = async (): Promise<readonly (string | undefined)[]> => {
      const { length } = await qa.service(autoLease).requests();
      await form.calculate.click();
      await expect.poll(async () => (await qa.service(autoLease).requests()).length).toBe(length + 1);
      const query = (await qa.service(autoLease).requests()).at(-1)?.query;
      return [query?.downPayment, query?.balloonPayment];
    };
    await form.clear.click();
    for (const name of [GENDER, BANK, MAKE]) await form.choice(t(name)).nth(0).check();
    await form.choice(t(MODEL)).nth(CAMRY).check();
    await fillAmounts(form, t);
    await expect(downPayment).toHaveCount(0);
    await expect(balloon).toHaveCount(0);

    await form.choice(t(TYPE)).nth(0).check();
    await expect(downPayment).toHaveValue('10000');
    await expect(balloon).toHaveValue('25000');
    expect(await sent()).toEqual(['10000', '25000']);
    for (const [model, isShown] of [
      [0, false],
      [1, false],
      [2, true],
    ] as const) {
      await form.choice(t(MODEL)).nth(model).check();
      await expect(downPayment).toBeVisible();
      await expect(balloon).toHaveCount(isShown ? 1 : 0);
      expect(await sent()).toEqual(['10000', isShown ? '25000' : '0']);
    }
    await form.choice(t(TYPE)).nth(1).check();
    await expect(downPayment).toHaveCount(0);
    await expect(balloon).toHaveCount(0);
    expect(await sent()).toEqual(['0', '0']);
  });
});

it(
  'CALC-LEASE-14 tells which down payment was deducted where none was entered, and which bound a balloon payment exceeds',
  also({ english: 'the sentences are other ones' }),
  async ({ form, t, siteLanguage }) => {
    const downPayment = form.amount(t(DOWN_PAYMENT));
    const balloon = form.amount(t(BALLOON));
    const deducted = (amount: string) =>
      form.result.getByText(
        t({
          ar: `خُصمت الدفعة المقدمة المعتادة، وهي ${amount}.`,
          en: `The usual down payment of ${amount} was deducted.`,
        }),
        { exact: true },
      );
    const anyDeducted = form.result.getByText(t({ ar: 'خُصمت الدفعة المقدمة', en: 'was deducted' }));
    const tenThousand = t({ ar: '١٠٬٠٠٠ ريال سعودي', en: '10,000 Saudi riyals' });
    for (const name of [GENDER, BANK, MAKE, TYPE]) await form.choice(t(name)).nth(0).check();
    await form.choice(t(MODEL)).nth(CAMRY).check();
    await fillAmounts(form, t);
    await form.calculate.click();
    await expect(form.result).toContainText(t({ ar: '١٬٦٠٥', en: '1,605' }));
    await expect(anyDeducted).toHaveCount(0);

    await downPayment.fill('0');
    await form.calculate.click();
    await expect(form.outputs.first()).toContainText(t({ ar: '١٠٠٬٠٠٠', en: '100,000' }));
    await expect(anyDeducted).toHaveCount(0);

    await downPayment.clear();
    await form.calculate.click();
    await expect(deducted(tenThousand)).toBeVisible();

    await balloon.fill('25000.01');
    await form.calculate.click();
    await expect(balloon).toHaveAccessibleDescription(
      {
        ar: /ألا تزيد الدفعة الأخيرة على ٢٥٪\u061c من قيمة السيارة، أي ٢٥٬٠٠٠\s+ريال سعودي/,
        en: /at most 25% of the value of the car, 25,000 Saudi riyals/,
      }[siteLanguage],
    );
    await downPayment.fill('90000');
    await balloon.fill('10000');
    await form.calculate.click();
    await expect(balloon).toHaveAccessibleDescription(
      { ar: /القيمة المموَّلة، وهي ١٠٬٠٠٠\s+ريال سعودي/, en: /the value financed, 10,000 Saudi riyals/ }[siteLanguage],
    );

    await form.choice(t(BANK)).nth(1).check();
    await form.choice(t(TYPE)).nth(1).check();
    await form.calculate.click();
    await expect(deducted(t({ ar: '١٥٬٠٠٠ ريال سعودي', en: '15,000 Saudi riyals' }))).toBeVisible();
  },
);
