import type { ReactNode } from 'react';
import { AmountField, type CalculatorFields, ChoiceField, ListField } from '../form/CalculatorFields.tsx';
import { FieldGroup } from '../form/CalculatorForm.tsx';
import type { FinanceField } from './finance-values.ts';
import { accountTypes, type FinanceLists, namedOptions, tenures } from './finance-lists.ts';
import type { PurchasePhrases } from '../phrases.ts';

/** What is bought, in words. */
export interface PurchaseTexts {
  /** The heading of its fields. */
  readonly heading: ReactNode;
  readonly priceLabel: string;
  readonly priceHint: ReactNode;
  /** What its price is when it does not serve. */
  readonly priceError: string;
}

/** What each field is called, in the order of the form. */
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

/** The seven inputs of a purchase to be financed: three chosen from the author's lists, four amounts. */
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
