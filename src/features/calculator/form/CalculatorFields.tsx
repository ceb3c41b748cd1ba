import type { ReactNode } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/icon-names.ts';
import { NumericInput } from '#src/ui/form/NumericInput.tsx';
import { type Option, Select } from '#src/ui/form/Select.tsx';
import { SingleChoice } from './SingleChoice.tsx';
import type { Calculator, FormErrors } from './use-calculator.ts';

/** State and texts that the fields of a calculator need. */
export interface CalculatorFields<Name extends string> {
  /** Unique on the page; prefix of the fields' ids. */
  readonly id: string;
  readonly language: Language;
  /** Labels by field, in the order of the form. */
  readonly labels: Readonly<Record<Name, string>>;
  /** Text of the error by field. */
  readonly errorMessages: Readonly<Partial<Record<Name, string>>>;
  readonly values: Readonly<Record<Name, string>>;
  readonly setValue: (field: Name, text: string) => void;
  /** Text of the empty first option of a list. */
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

/** Texts of the errors of a form. */
export interface ErrorTexts<Name extends string> {
  readonly phrases: Readonly<Record<string, string>> & Readonly<Record<'Field_Is_Required', string>>;
  readonly outOfRange: OutOfRangeTexts<Name>;
  /** Names under which the dictionary has the required text of a field, where it is not the field's own name. */
  readonly requiredNames?: Readonly<Partial<Record<Name, string>>> | undefined;
}

/** Returns the text of each error by field. */
export function errorMessagesOf<Name extends string>(
  errors: FormErrors<Name>,
  { phrases, outOfRange, requiredNames }: ErrorTexts<Name>,
): OutOfRangeTexts<Name> {
  const messages: Partial<Record<Name, string>> = {};
  for (const name in errors) {
    const error = errors[name];
    if (error)
      messages[name] = error === 'required' ? requiredText(phrases, requiredNames?.[name] ?? name) : outOfRange[name];
  }
  return messages;
}

/** Returns the text for an empty field: its own, or the general one where the dictionary has none. */
function requiredText(phrases: ErrorTexts<string>['phrases'], name: string): string {
  const key = `Field_Is_Required_${name}`;
  const own = phrases[key];
  return own === undefined || own === key ? phrases.Field_Is_Required : own;
}

/** Returns the errors for the summary above the form, in the order of the fields. */
export function summaryErrors<Name extends string>({ id, labels, errorMessages }: CalculatorFields<Name>) {
  const errors: { id: string; label: string; problem: string }[] = [];
  for (const name in labels) {
    const problem = errorMessages[name];
    if (problem !== undefined) errors.push({ id: `${id}-${name}`, label: labels[name], problem });
  }
  return errors;
}

interface CalculatorFieldProps<Name extends string> {
  readonly form: CalculatorFields<Name>;
  readonly field: Name;
  /** Icon before the label. */
  readonly icon?: IconName;
  readonly hint?: ReactNode;
  readonly note?: ReactNode;
  /** Allows an empty field. */
  readonly optional?: boolean;
  readonly className?: string;
}

/** Returns the props of a field and of its control. */
function propsOf<Name extends string>({ form, field, icon, optional = false, ...texts }: CalculatorFieldProps<Name>) {
  const label = form.labels[field];
  return {
    fieldProps: {
      ...texts,
      id: `${form.id}-${field}`,
      label: icon ? <IconLabel icon={icon} label={label} /> : label,
      error: form.errorMessages[field],
      announcesError: false,
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
  /** Unit of a number other than riyals, such as "٪"; null for a plain number. */
  readonly unit?: ReactNode;
  /** Allows whole numbers only. */
  readonly whole?: boolean;
}

/** Renders a number field, for riyals unless it has a unit. */
export function AmountField<Name extends string>({ unit, whole = false, ...props }: AmountFieldProps<Name>) {
  const { fieldProps, value, onChange } = propsOf(props);
  return (
    <Field {...fieldProps}>
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

/** Renders a select. */
export function ListField<Name extends string>({ options, ...props }: ListFieldProps<Name>) {
  const { fieldProps, value, onChange } = propsOf(props);
  return (
    <Field {...fieldProps}>
      {(control) => (
        <Select {...control} value={value} onChange={onChange} options={options} empty={props.form.placeholder} />
      )}
    </Field>
  );
}

/** Renders radio buttons for a few options, a select for more. */
export function ChoiceField<Name extends string>({ options, ...props }: ListFieldProps<Name>) {
  const { fieldProps, value, onChange } = propsOf(props);
  return (
    <SingleChoice
      {...fieldProps}
      value={value}
      onChange={onChange}
      options={options}
      placeholder={props.form.placeholder}
    />
  );
}
