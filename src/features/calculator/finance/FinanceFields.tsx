import type { ReactNode } from 'react';
import { AmountField, type CalculatorFields, ChoiceField, ListField } from '../form/CalculatorFields.tsx';
import { FieldGroup } from '../form/CalculatorForm.tsx';
import type { FinanceField } from './finance-values.ts';
import { accountTypes, type FinanceLists, namedOptions, tenures } from './finance-lists.ts';
import type { PurchasePhrases } from '../phrases.ts';

/** Texts of the purchase. */
export interface PurchaseTexts {
  /** Heading of the purchase's fields. */
  readonly heading: ReactNode;
  readonly priceLabel: string;
  readonly priceHint: ReactNode;
  /** Error for a price that is out of range. */
  readonly priceError: string;
}

/** Returns the labels by field, in the order of the form. */
export const fieldLabels = (
  phrases: PurchasePhrases,
  { priceLabel }: PurchaseTexts,
): Readonly<Record<FinanceField, string>> => ({
  accountType: phrases.calculator_account_type,
  nationality: phrases.calculator_nationality,
  monthlySalary: phrases.calculator_salary,
  currentInstalments: phrases.calculator_instalments,
  price: priceLabel,
  balloonPayment: phrases.calculator_balloon,
  tenure: phrases.calculator_tenure,
});

interface FinanceFieldsProps {
  readonly form: CalculatorFields<FinanceField>;
  readonly lists: FinanceLists;
  readonly phrases: PurchasePhrases;
  readonly purchase: PurchaseTexts;
}

/** Renders the seven fields of a financed purchase: three choices from the author's lists, four amounts. */
export const FinanceFields = ({ form, lists, phrases, purchase }: FinanceFieldsProps) => (
  <>
    <FieldGroup title={phrases.calculator_about_you}>
      <ListField form={form} field="accountType" options={accountTypes(lists)} />
      <ChoiceField form={form} field="nationality" options={namedOptions(lists.Nationality)} />
      <AmountField form={form} field="monthlySalary" hint={phrases.calculator_salary_hint} />
      <AmountField form={form} field="currentInstalments" hint={phrases.calculator_instalments_hint} />
    </FieldGroup>
    <FieldGroup title={purchase.heading}>
      <AmountField form={form} field="price" hint={purchase.priceHint} />
      <AmountField form={form} field="balloonPayment" hint={phrases.calculator_balloon_hint} />
      <ChoiceField
        form={form}
        field="tenure"
        note={phrases.calculator_tenure_note}
        options={tenures(lists)}
        className="sm:col-span-2"
      />
    </FieldGroup>
  </>
);
