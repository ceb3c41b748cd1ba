import {
  AmountField,
  type CalculatorFields,
  ChoiceField,
  ListField,
} from '#src/features/calculator/form/CalculatorFields.tsx';
import { FieldGroup } from '#src/features/calculator/form/CalculatorForm.tsx';
import { accountTypes, namedOptions } from '#src/features/calculator/finance/finance-lists.ts';
import type { CreditCardField } from './values.ts';
import { cardCategories, paymentPercentages } from './settings.ts';
import type { CreditCardCalculatorProps } from './CreditCardCalculator.widget.ts';

interface CreditCardFieldsProps extends Pick<CreditCardCalculatorProps, 'fields' | 'phrases'> {
  readonly form: CalculatorFields<CreditCardField>;
}

/** Returns the labels by field, in the order of the form. */
export const fieldLabels = (
  phrases: CreditCardCalculatorProps['phrases'],
): Readonly<Record<CreditCardField, string>> => ({
  accountType: phrases.calculator_account_type,
  nationality: phrases.calculator_nationality,
  monthlySalary: phrases.calculator_salary,
  currentInstalments: phrases.calculator_instalments,
  cardCategory: phrases.credit_card,
  creditLimit: phrases.credit_limit,
  paymentPercentage: phrases.credit_payment,
});

/** Renders the seven inputs: four choices from the author's lists and three amounts. */
export const CreditCardFields = ({ form, fields, phrases }: CreditCardFieldsProps) => (
  <>
    <FieldGroup title={phrases.calculator_about_you}>
      <ListField form={form} field="accountType" options={accountTypes(fields)} />
      <ChoiceField form={form} field="nationality" options={namedOptions(fields.Nationality)} />
      <AmountField form={form} field="monthlySalary" hint={phrases.calculator_salary_hint} />
      <AmountField form={form} field="currentInstalments" hint={phrases.calculator_instalments_hint} />
    </FieldGroup>
    <FieldGroup title={phrases.credit_about_card}>
      <ListField form={form} field="cardCategory" options={cardCategories(fields)} />
      <AmountField form={form} field="creditLimit" hint={phrases.credit_limit_hint} />
      <ChoiceField
        form={form}
        field="paymentPercentage"
        note={phrases.credit_payment_note}
        options={paymentPercentages(fields, form.language)}
        className="sm:col-span-2"
      />
    </FieldGroup>
  </>
);
