import type { Page } from '@playwright/test';
import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { personalFinance } from '#sitecore/contracts/personal-finance.ts';
import { fixtures } from '#src/widgets/calculators/PersonalFinanceCalculator/PersonalFinanceCalculator.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import type { SiteLanguage } from '#tests/support/site.ts';

const TEXTS = {
  ar: {
    accountType: 'نوع الحساب',
    nationality: 'الجنسية',
    sector: 'جهة العمل',
    subSector: 'القطاع',
    tenure: 'مدة السداد',
    salary: 'الراتب الشهري',
    instalments: 'الأقساط الحالية',
    calculate: 'احسب تمويلك',
    result: 'النتيجة',
    payment: 'قسطك الشهري',
    apr: 'معدل النسبة السنوي',
    amount: 'مبلغ التمويل',
  },
  en: {
    accountType: 'Account type',
    nationality: 'Nationality',
    sector: 'Employer',
    subSector: 'Sector',
    tenure: 'Repaid over',
    salary: 'Monthly salary',
    instalments: 'Current instalments',
    calculate: 'Calculate',
    result: 'Result',
    payment: 'Your monthly instalment',
    apr: 'Annual percentage rate',
    amount: 'Finance amount',
  },
} as const;

/** Page object of the calculator; finds elements by role and name. */
class PersonalFinance {
  readonly #page: Page;
  readonly texts: (typeof TEXTS)[SiteLanguage];

  constructor(page: Page, language: SiteLanguage) {
    this.#page = page;
    this.texts = TEXTS[language];
  }

  list(name: 'accountType' | 'subSector') {
    return this.#page.getByRole('combobox', { name: this.texts[name], exact: true });
  }

  choice(name: 'nationality' | 'sector' | 'tenure') {
    return this.#page.getByRole('radiogroup', { name: this.texts[name] });
  }

  amount(name: 'salary' | 'instalments') {
    return this.#page.getByRole('textbox', { name: this.texts[name] });
  }

  get calculate() {
    return this.#page.getByRole('button', { name: this.texts.calculate });
  }

  get result() {
    return this.#page.getByRole('region', { name: this.texts.result });
  }

  /** APR, finance amount and total payment. */
  get outputs() {
    return this.result.getByRole('definition');
  }

  async fill(): Promise<void> {
    await this.list('accountType').selectOption({ index: 1 });
    await this.choice('nationality').getByRole('radio').first().check();
    await this.choice('sector').getByRole('radio').first().check();
    await this.list('subSector').selectOption({ index: 2 });
    await this.choice('tenure').getByRole('radio').last().check();
    await this.amount('salary').fill('12000');
    await this.amount('instalments').fill('1000');
  }

  async expectZeros(zero: string): Promise<void> {
    await expect(this.result).toContainText(this.texts.payment);
    await expect(this.outputs).toHaveCount(3);
    for (const output of await this.outputs.all()) await expect(output).toContainText(zero);
    // The large figure and the two amounts.
    await expect(this.result.getByText(zero, { exact: true })).toHaveCount(3);
  }

  async expectEmpty(): Promise<void> {
    for (const list of ['accountType', 'subSector'] as const) await expect(this.list(list)).toHaveValue('');
    for (const choice of ['nationality', 'sector', 'tenure'] as const)
      await expect(this.choice(choice).getByRole('radio', { checked: true })).toHaveCount(0);
    for (const amount of ['salary', 'instalments'] as const) await expect(this.amount(amount)).toHaveValue('');
  }
}

const ZERO = { ar: '٠٫٠٠', en: '0.00' };

test('the personal finance calculator', async ({ qa, page, siteLanguage, t }) => {
  await qa.publish(fixtures.full);
  await qa.open();
  const calculator = new PersonalFinance(page, siteLanguage);

  await test.step('CALC-PF-02 CALC-PF-04 CALC-PF-16 has seven inputs, all empty; shows the tenor in months; sends GET PersonalFinance; and shows APR, finance amount and monthly payment', async () => {
    await calculator.expectEmpty();
    await expect(calculator.list('accountType').getByRole('option')).toHaveCount(3);
    await expect(calculator.choice('nationality').getByRole('radio')).toHaveCount(2);
    await expect(calculator.choice('sector').getByRole('radio')).toHaveCount(2);
    await expect(calculator.choice('tenure').getByRole('radio')).toHaveCount(3);
    await calculator.fill();
    for (const [index, months] of [
      t({ ar: '١٢ شهراً', en: '12 months' }),
      t({ ar: '٣٦ شهراً', en: '36 months' }),
    ].entries()) {
      await calculator.choice('tenure').getByRole('radio').nth(index).check();
      await expect(calculator.choice('tenure')).toContainText(months);
    }
    await calculator.choice('tenure').getByRole('radio').last().check();
    await expect(calculator.choice('tenure')).toContainText(t({ ar: '٦٠ شهراً', en: '60 months' }));
    await calculator.calculate.click();

    const { payment, apr, amount } = calculator.texts;
    await expect(calculator.result).toContainText(payment);
    await expect(calculator.result).toContainText(t({ ar: '٢٬٩٩٩٫٦٠', en: '2,999.60' }));
    await expect(calculator.result).toContainText(
      t({ ar: '٦٠ قسطاً، أولها في ٢٧', en: '60 instalments, the first on' }),
    );
    await expect(calculator.result.getByRole('term').nth(0)).toHaveText(apr);
    await expect(calculator.result.getByRole('term').nth(1)).toHaveText(amount);
    await expect(calculator.outputs.nth(0)).toContainText(t({ ar: '٦٫', en: '6.' }));
    await expect(calculator.outputs.nth(1)).toContainText(t({ ar: '١٥٥٬٣٥٢٫٦١', en: '155,352.61' }));

    const [first, ...more] = await qa.service(personalFinance).requests();
    expect(more).toEqual([]);
    expect(first).toMatchObject({ method: 'GET', path: CALLS.personalFinance.path });
    expect(first?.query).toEqual({
      principal: '155352.61',
      tenure: '60',
      balloonPayment: '0',
      emi: '2999.60',
      adminFeeInPercentage: '0.5',
      maxAdminFee: '2500',
      stipulationDate: expect.stringMatching(/^\d\d-\d\d-20\d\d$/),
      emiDate: expect.stringMatching(/^27-\d\d-20\d\d$/),
    });
  });

  await test.step('CALC-PF-20 shows 0 while a calculation is pending, after a result too, and lets the visitor type on', async () => {
    await calculator.fill();
    for (const again of [false, true]) {
      await qa.service(personalFinance).once().stalls();
      await calculator.calculate.click();
      await expect(calculator.calculate).toHaveAttribute('aria-busy', 'true');
      await calculator.expectZeros(t(ZERO));
      await calculator.amount('instalments').fill(again ? '500' : '1000');
      await qa.service(personalFinance).recovers();
      await expect(calculator.outputs.nth(1)).toContainText(t({ ar: '١٥٥٬٣٥٢٫٦١', en: '155,352.61' }));
      await expect(calculator.calculate).not.toHaveAttribute('aria-busy');
    }
    await expect(calculator.amount('instalments')).toHaveValue('500');
  });
});
