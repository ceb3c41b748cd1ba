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
export function AutoFinanceFields(props: AutoFinanceFieldsProps) {
  const { fields, words } = props;
  return (
    <>
      <FieldGroup title={words.calculator_about_you}>
        <AccountTypes {...props} />
        <OneOf {...fieldOf(props, 'nationality')} options={nationalities(fields)} empty={words.calculator_choose} />
        <Amount {...props} field="monthlySalary" hint={words.calculator_salary_hint} />
        <Amount {...props} field="currentInstalments" hint={words.calculator_instalments_hint} />
      </FieldGroup>
      <FieldGroup title={words.auto_about_car}>
        <Amount {...props} field="carValue" hint={words.auto_car_value_hint} />
        <Amount {...props} field="balloonPayment" hint={words.calculator_balloon_hint} />
        <OneOf
          {...fieldOf(props, 'tenure')}
          note={words.calculator_tenure_note}
          options={tenures(fields)}
          empty={words.calculator_choose}
          className="sm:col-span-2"
        />
      </FieldGroup>
    </>
  );
}

/** A field's words and its entry. */
function fieldOf({ id, words, calculator }: AutoFinanceFieldsProps, field: AutoFinanceField) {
  const { entries, faults, enter } = calculator;
  const [, label] = FIELD_LABELS.find(([name]) => name === field) ?? [];
  const fault = faults[field];
  return {
    id: `${id}-${field}`,
    label: label === undefined ? field : words[label],
    error: fault === undefined ? undefined : words[fault],
    required: true,
    value: entries[field],
    onChange: (text: string) => enter(field, text),
  };
}

function AccountTypes(props: AutoFinanceFieldsProps) {
  const { value, onChange, ...said } = fieldOf(props, 'accountType');
  const { fields, words } = props;
  return (
    <Field {...said}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={onChange}
          options={accountTypes(fields)}
          empty={words.calculator_choose}
        />
      )}
    </Field>
  );
}

interface AmountProps extends AutoFinanceFieldsProps {
  readonly field: AutoFinanceField;
  readonly hint: string;
}

function Amount({ field, hint, ...props }: AmountProps) {
  const { value, onChange, ...said } = fieldOf(props, field);
  return (
    <Field {...said} hint={hint}>
      {(control) => (
        <NumericInput
          {...control}
          value={value}
          onChange={onChange}
          language={props.language}
          money
          autoComplete="off"
        />
      )}
    </Field>
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
