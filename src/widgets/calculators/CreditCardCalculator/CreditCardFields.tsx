import {
  AmountField,
  type CalculatorFields,
  ChoiceField,
  ListField,
} from '#src/features/calculator/CalculatorFields.tsx';
import { FieldGroup } from '#src/features/calculator/CalculatorForm.tsx';
import { accountTypes, namedOptions } from '#src/features/calculator/finance-lists.ts';
import type { CreditCardField } from './credit-card-values.ts';
import { cardCategories, paymentPercentages } from './credit-card-settings.ts';
import type { CreditCardCalculatorProps } from './CreditCardCalculator.widget.ts';

interface CreditCardFieldsProps extends Pick<CreditCardCalculatorProps, 'fields' | 'words'> {
  readonly form: CalculatorFields<CreditCardField>;
}

/** What each field is called, in the order of the form. */
export const fieldLabels = (words: CreditCardCalculatorProps['words']): Readonly<Record<CreditCardField, string>> => ({
  accountType: words.calculator_account_type,
  nationality: words.calculator_nationality,
  monthlySalary: words.calculator_salary,
  currentInstalments: words.calculator_instalments,
  cardCategory: words.credit_card,
  creditLimit: words.credit_limit,
  paymentPercentage: words.credit_payment,
});

/** The seven inputs: four chosen from the author's lists, three amounts. */
export const CreditCardFields = ({ form, fields, words }: CreditCardFieldsProps) => (
  <>
    <FieldGroup title={words.calculator_about_you}>
      <ListField form={form} field="accountType" options={accountTypes(fields)} />
      <ChoiceField form={form} field="nationality" options={namedOptions(fields.Nationality)} />
      <AmountField form={form} field="monthlySalary" hint={words.calculator_salary_hint} />
      <AmountField form={form} field="currentInstalments" hint={words.calculator_instalments_hint} />
    </FieldGroup>
    <FieldGroup title={words.credit_about_card}>
      <ListField form={form} field="cardCategory" options={cardCategories(fields)} />
      <AmountField form={form} field="creditLimit" hint={words.credit_limit_hint} />
      <ChoiceField
        form={form}
        field="paymentPercentage"
        note={words.credit_payment_note}
        options={paymentPercentages(fields, form.language)}
        className="sm:col-span-2"
      />
    </FieldGroup>
  </>
);
