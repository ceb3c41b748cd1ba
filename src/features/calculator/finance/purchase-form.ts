import { checkFinance } from '#src/domain/calculators/finance-inputs.ts';
import { amount } from '#src/features/form/schema.ts';
import type { DictionaryKey } from '#src/i18n/dictionary-keys.ts';
import { defineCalculator } from '../submit/calculator.ts';
import { ACCOUNT_TYPE, CURRENT_INSTALMENTS, NATIONALITY, SALARY, TENURE } from '../submit/common-fields.ts';

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
      accountType: ACCOUNT_TYPE,
      nationality: { ...NATIONALITY, initial: 'Saudi' },
      monthlySalary: { ...SALARY, positive: true },
      currentInstalments: CURRENT_INSTALMENTS,
      price: amount({ label, hint, invalid, requiredName, positive: true }),
      balloonPayment: amount({
        label: 'calculator_balloon',
        hint: 'calculator_balloon_hint',
        invalid: 'Invalid_BalloonPayment',
        min: 0,
      }),
      tenure: { ...TENURE, note: 'calculator_tenure_note', initial: '12' },
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
