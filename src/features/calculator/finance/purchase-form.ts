import { checkFinance } from '#src/domain/calculators/finance-inputs.ts';
import { amount, choice } from '#src/features/form/schema.ts';
import type { DictionaryKey } from '#src/i18n/dictionary-keys.ts';
import { defineCalculator } from '../submit/calculator.ts';

/** Parts of the form that differ between a car and a home. */
interface Purchase<Title, Label, Hint, Invalid, Required> {
  /** Name in logs and in URLs. */
  readonly name: string;
  /** Dictionary key of the heading over price, balloon and tenor. */
  readonly heading: Title;
  readonly price: {
    readonly label: Label;
    readonly hint: Hint;
    readonly invalid: Invalid;
    readonly requiredName: Required;
  };
}

const PERSON_FIELDS = {
  accountType: choice({ label: 'calculator_account_type', list: 'AccountType', value: 'id', select: true }),
  nationality: choice({ label: 'calculator_nationality', list: 'Nationality', initial: 'Saudi' }),
  monthlySalary: amount({
    label: 'calculator_salary',
    hint: 'calculator_salary_hint',
    invalid: 'Invalid_Salary',
    positive: true,
  }),
  currentInstalments: amount({
    label: 'calculator_instalments',
    hint: 'calculator_instalments_hint',
    invalid: 'Invalid_EMI',
    min: 0,
  }),
} as const;

/** Returns the calculator of a financed purchase: three choices of the author's lists and four amounts. FINANCE §3.2. */
export const definePurchaseCalculator = <
  Title extends DictionaryKey,
  Label extends DictionaryKey,
  Hint extends DictionaryKey,
  Invalid extends DictionaryKey,
  Required extends string,
>({
  name,
  heading,
  price: { label, hint, invalid, requiredName },
}: Purchase<Title, Label, Hint, Invalid, Required>) => {
  const titles: Readonly<Record<'person' | 'purchase', 'calculator_about_you' | Title>> = {
    person: 'calculator_about_you',
    purchase: heading,
  };
  return defineCalculator({
    name,
    fields: {
      ...PERSON_FIELDS,
      price: amount({ label, hint, invalid, requiredName, positive: true }),
      balloonPayment: amount({
        label: 'calculator_balloon',
        hint: 'calculator_balloon_hint',
        invalid: 'Invalid_BalloonPayment',
        min: 0,
      }),
      tenure: choice({
        label: 'calculator_tenure',
        note: 'calculator_tenure_note',
        list: 'Tenure',
        value: 'Amountbymonth',
        title: 'TenorTitle',
        initial: '12',
        numeric: true,
        wide: true,
      }),
    },
    groups: [
      { title: titles.person, fields: ['accountType', 'nationality', 'monthlySalary', 'currentInstalments'] },
      { title: titles.purchase, fields: ['price', 'balloonPayment', 'tenure'] },
    ],
    validate: checkFinance,
    submitLabel: 'auto_calculate',
    emptyText: 'calculator_empty_text',
  });
};
