import { expect, type Page } from '@playwright/test';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import { SubmitForm } from './submit-form.ts';
import { test } from './qa.ts';
import type { SiteLanguage } from './site.ts';

const TEXTS = {
  ar: {
    accountType: 'نوع الحساب',
    nationality: 'الجنسية',
    salary: 'الراتب الشهري',
    instalments: 'الأقساط الحالية',
    balloon: 'الدفعة الأخيرة',
    tenure: 'مدة السداد',
    calculate: 'احسب القسط',
    outputs: ['معدل النسبة السنوي', 'مبلغ التمويل', 'إجمالي المبلغ المستحق'],
    instalment: 'قسطك الشهري',
  },
  en: {
    accountType: 'Account type',
    nationality: 'Nationality',
    salary: 'Monthly salary',
    instalments: 'Current instalments',
    balloon: 'Balloon payment',
    tenure: 'Repaid over',
    calculate: 'Calculate',
    outputs: ['Annual percentage rate', 'Finance amount', 'Total amount payable'],
    instalment: 'Your monthly instalment',
  },
} as const;

/** Labels of the financed purchase, and usual amounts: salary, instalments, price, balloon payment. */
export interface Purchase {
  readonly price: Readonly<Record<SiteLanguage, string>>;
  readonly amounts: readonly [string, string, string, string];
  /** Index of the usual tenor. */
  readonly tenor: number;
}

/** Page object of a purchase calculator; finds elements by role and name. */
export class FinanceForm extends SubmitForm {
  readonly #purchase: Purchase;
  readonly texts: (typeof TEXTS)[SiteLanguage] & { readonly price: string };

  constructor(page: Page, language: SiteLanguage, purchase: Purchase) {
    super(page, { submitLabel: TEXTS[language].calculate, language });
    this.#purchase = purchase;
    this.texts = { ...TEXTS[language], price: purchase.price[language] };
  }

  get accountType() {
    return this.list(this.texts.accountType);
  }

  get amounts() {
    const { salary, instalments, price, balloon } = this.texts;
    return [salary, instalments, price, balloon].map((name) => this.amount(name));
  }

  get nationality() {
    return this.choice(this.texts.nationality);
  }

  get tenure() {
    return this.choice(this.texts.tenure);
  }

  async fill(): Promise<void> {
    await this.accountType.selectOption({ index: 1 });
    for (const [index, amount] of this.#purchase.amounts.entries()) await this.amounts[index]?.fill(amount);
    await this.tenure.nth(this.#purchase.tenor).check();
  }

  /** For each input, an action that changes its default and one that restores it. */
  get changes(): readonly { readonly make: () => Promise<unknown>; readonly undo: () => Promise<unknown> }[] {
    return [
      ...this.amounts.map((amount) => ({ make: () => amount.fill('5'), undo: () => amount.fill('') })),
      {
        make: () => this.accountType.selectOption({ index: 2 }),
        undo: () => this.accountType.selectOption({ index: 0 }),
      },
      ...[this.nationality, this.tenure].map((row) => ({
        make: () => row.nth(1).check(),
        undo: () => row.nth(0).check(),
      })),
    ];
  }

  /** Asserts a reset button exactly while one of the seven inputs differs from its default. */
  async expectClearWhileChanged(): Promise<void> {
    await expect(this.clear).toHaveCount(0);
    expect(this.changes).toHaveLength(7);
    for (const { make, undo } of this.changes) {
      await make();
      await expect(this.clear).toBeVisible();
      await undo();
      await expect(this.clear).toHaveCount(0);
    }
  }

  /** Asserts that inputs and results have their defaults and no message is shown. */
  async expectCleared(): Promise<void> {
    for (const amount of this.amounts) await expect(amount).toHaveValue('');
    await expect(this.accountType).toHaveValue('');
    await expect(this.nationality.nth(0)).toBeChecked();
    await expect(this.tenure.nth(0)).toBeChecked();
    await expect(this.requiredErrors).toHaveCount(0);
    await expect(this.outputs).toHaveCount(0);
    await expect(this.page.getByRole('table')).toHaveCount(0);
    await expect(this.clear).toHaveCount(0);
  }
}

/** Returns the test function of a purchase calculator; each test opens a new page with this example. */
export const financeTest = (example: PlacedFixture, purchase: Purchase) =>
  test.extend<{ readonly calculator: FinanceForm }>({
    calculator: async ({ qa, page, siteLanguage }, use) => {
      await qa.publish(example);
      await qa.open();
      await use(new FinanceForm(page, siteLanguage, purchase));
    },
  });
