import type { ReactNode } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/icon-names.ts';
import { NumericInput } from '#src/ui/form/NumericInput.tsx';
import { type Option, Select } from '#src/ui/form/Select.tsx';
import { SingleChoice } from './SingleChoice.tsx';
import type { Calculator, FormErrors } from './use-calculator.ts';

/** A calculator's form as its fields need it. */
export interface CalculatorFields<Name extends string> {
  /** Unique on the page; the ids of the fields begin with it. */
  readonly id: string;
  readonly language: Language;
  /** What the fields are called, in the order of the form. */
  readonly labels: Readonly<Record<Name, string>>;
  /** What is wrong with a field, in words. */
  readonly errorMessages: Readonly<Partial<Record<Name, string>>>;
  readonly values: Readonly<Record<Name, string>>;
  readonly setValue: (field: Name, text: string) => void;
  /** The words of a list's first option, which chooses nothing. */
  readonly placeholder: string;
}

interface CalculatorFieldsOptions<Name extends string> extends Pick<
  CalculatorFields<Name>,
  'id' | 'language' | 'labels'
> {
  readonly phrases: Readonly<Record<'calculator_choose', string>>;
  readonly calculator: Pick<Calculator<Name, unknown>, 'values' | 'setValue'>;
  /** Left out where every value is valid. */
  readonly errorMessages?: Partial<Record<Name, string>>;
}

/** Returns the state of a calculator with the texts that its fields need. */
export const calculatorFields = <Name extends string>({
  id,
  language,
  phrases,
  labels,
  calculator: { values, setValue },
  errorMessages = {},
}: CalculatorFieldsOptions<Name>): CalculatorFields<Name> => ({
  id,
  language,
  labels,
  errorMessages,
  values,
  setValue,
  placeholder: phrases.calculator_choose,
});

/** Texts by field for an amount that is out of bounds. */
export type OutOfRangeTexts<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** Returns the text of each error by field. */
export function errorMessagesOf<Name extends string>(
  errors: FormErrors<Name>,
  phrases: Readonly<Record<'Field_Is_Required', string>>,
  outOfRangeTexts: OutOfRangeTexts<Name>,
): OutOfRangeTexts<Name> {
  const messages: Partial<Record<Name, string>> = {};
  for (const name in errors) {
    const error = errors[name];
    if (error) messages[name] = error === 'required' ? phrases.Field_Is_Required : outOfRangeTexts[name];
  }
  return messages;
}

/** What is wrong, in the order of the form: for the summary at its head. */
export function summaryErrors<Name extends string>({ id, labels, errorMessages }: CalculatorFields<Name>) {
  const problems: { id: string; label: string; problem: string }[] = [];
  for (const name in labels) {
    const problem = errorMessages[name];
    if (problem !== undefined) problems.push({ id: `${id}-${name}`, label: labels[name], problem });
  }
  return problems;
}

interface CalculatorFieldProps<Name extends string> {
  readonly form: CalculatorFields<Name>;
  readonly field: Name;
  /** Stands before the field's label. */
  readonly icon?: IconName;
  readonly hint?: ReactNode;
  readonly note?: ReactNode;
  /** Whether it may be left empty. */
  readonly optional?: boolean;
  readonly className?: string;
}

/** A field's words and its entry. */
function fieldProps<Name extends string>({ form, field, icon, optional = false, ...said }: CalculatorFieldProps<Name>) {
  const label = form.labels[field];
  return {
    described: {
      ...said,
      id: `${form.id}-${field}`,
      label: icon ? <IconLabel icon={icon} label={label} /> : label,
      error: form.errorMessages[field],
      required: !optional,
    },
    value: form.values[field],
    onChange: (text: string) => form.setValue(field, text),
  };
}

const IconLabel = ({ icon, label }: { readonly icon: IconName; readonly label: string }) => (
  <>
    <Icon name={icon} className="me-2 inline-block align-[-0.32em] text-primary" />
    {label}
  </>
);

interface AmountFieldProps<Name extends string> extends CalculatorFieldProps<Name> {
  /** Of what it is a number, where it is not an amount of riyals: "٪"; null where nothing says it. */
  readonly unit?: ReactNode;
  /** Digits alone, without decimals. */
  readonly whole?: boolean;
}

/** A number that is typed: riyals unless it has a unit. */
export function AmountField<Name extends string>({ unit, whole = false, ...props }: AmountFieldProps<Name>) {
  const { described, value, onChange } = fieldProps(props);
  return (
    <Field {...described}>
      {(control) => (
        <NumericInput
          {...control}
          value={value}
          onChange={onChange}
          language={props.form.language}
          whole={whole}
          money={unit === undefined}
          unit={unit ?? undefined}
          autoComplete="off"
        />
      )}
    </Field>
  );
}

interface ListFieldProps<Name extends string> extends CalculatorFieldProps<Name> {
  readonly options: readonly Option[];
}

/** A choice from a list that opens. */
export function ListField<Name extends string>({ options, ...props }: ListFieldProps<Name>) {
  const { described, value, onChange } = fieldProps(props);
  return (
    <Field {...described}>
      {(control) => (
        <Select {...control} value={value} onChange={onChange} options={options} empty={props.form.placeholder} />
      )}
    </Field>
  );
}

/** A choice of one: a few options stand open, many are a list. */
export function ChoiceField<Name extends string>({ options, ...props }: ListFieldProps<Name>) {
  const { described, value, onChange } = fieldProps(props);
  return (
    <SingleChoice
      {...described}
      value={value}
      onChange={onChange}
      options={options}
      placeholder={props.form.placeholder}
    />
  );
}
