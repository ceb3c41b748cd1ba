import type { Page } from '@playwright/test';
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
