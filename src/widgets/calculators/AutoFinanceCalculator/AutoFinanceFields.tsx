import {
  AmountField,
  type CalculatorFields,
  ChoiceField,
  ListField,
} from '#src/features/calculator/CalculatorFields.tsx';
import { FieldGroup } from '#src/features/calculator/CalculatorForm.tsx';
import type { AutoFinanceField } from './auto-finance-entries.ts';
import { accountTypes, nationalities, tenures } from './auto-finance-settings.ts';
import type { AutoFinanceProps } from './AutoFinanceCalculator.tsx';

interface AutoFinanceFieldsProps extends Pick<AutoFinanceProps, 'fields' | 'words'> {
  readonly form: CalculatorFields<AutoFinanceField>;
}

/** What each field is called, in the order of the form. */
export const fieldLabels = (words: AutoFinanceProps['words']): Readonly<Record<AutoFinanceField, string>> => ({
  accountType: words.calculator_account_type,
  nationality: words.calculator_nationality,
  monthlySalary: words.calculator_salary,
  currentInstalments: words.calculator_instalments,
  carValue: words.auto_car_value,
  balloonPayment: words.calculator_balloon,
  tenure: words.calculator_tenure,
});

/** The seven inputs: three chosen from the author's lists, four amounts. */
export const AutoFinanceFields = ({ form, fields, words }: AutoFinanceFieldsProps) => (
  <>
    <FieldGroup title={words.calculator_about_you}>
      <ListField form={form} field="accountType" options={accountTypes(fields)} />
      <ChoiceField form={form} field="nationality" options={nationalities(fields)} />
      <AmountField form={form} field="monthlySalary" hint={words.calculator_salary_hint} />
      <AmountField form={form} field="currentInstalments" hint={words.calculator_instalments_hint} />
    </FieldGroup>
    <FieldGroup title={words.auto_about_car}>
      <AmountField form={form} field="carValue" hint={words.auto_car_value_hint} />
      <AmountField form={form} field="balloonPayment" hint={words.calculator_balloon_hint} />
      <ChoiceField
        form={form}
        field="tenure"
        note={words.calculator_tenure_note}
        options={tenures(fields)}
        className="sm:col-span-2"
      />
    </FieldGroup>
  </>
);
