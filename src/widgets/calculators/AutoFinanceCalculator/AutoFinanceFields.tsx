import type { AutoFinanceFault } from '#src/domain/calculators/auto-finance.ts';
import { FieldGroup } from '#src/features/calculator/CalculatorForm.tsx';
import type { Finance } from '#src/features/calculator/finance-result.tsx';
import { OneOf } from '#src/features/calculator/OneOf.tsx';
import type { Calculator } from '#src/features/calculator/use-calculator.ts';
import { Field } from '#src/ui/Field.tsx';
import { NumericInput } from '#src/ui/NumericInput.tsx';
import { type Option, Select } from '#src/ui/Select.tsx';
import type { AutoFinanceField } from './auto-finance-entries.ts';
import type { AutoFinanceProps } from './AutoFinanceCalculator.tsx';

/** The name of each field, in the order of the form. */
export const FIELD_LABELS = [
  ['accountType', 'calculator_account_type'],
  ['nationality', 'calculator_nationality'],
  ['monthlySalary', 'calculator_salary'],
  ['currentInstalments', 'calculator_instalments'],
  ['carValue', 'auto_car_value'],
  ['balloonPayment', 'calculator_balloon'],
  ['tenure', 'calculator_tenure'],
] as const satisfies readonly (readonly [AutoFinanceField, keyof AutoFinanceProps['words']])[];

interface AutoFinanceFieldsProps extends Pick<AutoFinanceProps, 'fields' | 'words'> {
  readonly id: string;
  readonly language: AutoFinanceProps['page']['language'];
  readonly calculator: Calculator<AutoFinanceField, AutoFinanceFault, Finance>;
}

/** The seven inputs: three chosen from the author's lists, four amounts. */
export function AutoFinanceFields({ id, fields, words, language, calculator }: AutoFinanceFieldsProps) {
  const { entries, faults, enter } = calculator;
  const labels = new Map(FIELD_LABELS);
  const shared = (field: AutoFinanceField) => {
    const fault = faults[field];
    const key = labels.get(field);
    return {
      id: `${id}-${field}`,
      label: key === undefined ? field : words[key],
      error: fault === undefined ? undefined : words[fault],
      required: true,
    };
  };
  const entry = (field: AutoFinanceField) => ({
    value: entries[field],
    onChange: (text: string) => enter(field, text),
  });
  const amount = (field: AutoFinanceField, hint: string) => (
    <Field {...shared(field)} hint={hint}>
      {(control) => <NumericInput {...control} {...entry(field)} language={language} money autoComplete="off" />}
    </Field>
  );
  return (
    <>
      <FieldGroup title={words.calculator_about_you}>
        <Field {...shared('accountType')}>
          {(control) => (
            <Select
              {...control}
              {...entry('accountType')}
              options={accountTypes(fields)}
              empty={words.calculator_choose}
            />
          )}
        </Field>
        <OneOf
          {...shared('nationality')}
          {...entry('nationality')}
          options={nationalities(fields)}
          empty={words.calculator_choose}
        />
        {amount('monthlySalary', words.calculator_salary_hint)}
        {amount('currentInstalments', words.calculator_instalments_hint)}
      </FieldGroup>
      <FieldGroup title={words.auto_about_car}>
        {amount('carValue', words.auto_car_value_hint)}
        {amount('balloonPayment', words.calculator_balloon_hint)}
        <OneOf
          {...shared('tenure')}
          {...entry('tenure')}
          note={words.calculator_tenure_note}
          options={tenures(fields)}
          empty={words.calculator_choose}
          className="sm:col-span-2"
        />
      </FieldGroup>
    </>
  );
}

type Lists = AutoFinanceProps['fields'];

const accountTypes = ({ AccountType }: Lists): readonly Option[] =>
  AccountType.map(({ id, fields: { Title } }) => ({ value: id, label: Title.value }));

const nationalities = ({ Nationality }: Lists): readonly Option[] =>
  Nationality.map(({ fields: { Title, Value } }) => ({ value: Value.value, label: Title.value }));

const tenures = ({ Tenure }: Lists): readonly Option[] =>
  Tenure.map(({ fields: { TenorTitle, Amountbymonth } }) => ({
    value: `${Amountbymonth ?? ''}`,
    label: TenorTitle.value,
  }));
