import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';
import { Field, type BaseFieldProps } from '#src/ui/form/Field.tsx';
import { type Option, Select } from '#src/ui/form/Select.tsx';

interface SingleChoiceProps extends BaseFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly Option[];
  /** Text of the empty first option of a select. */
  readonly placeholder: string;
}

/** Options that fit side by side on a phone; more become a select. */
const MAX_VISIBLE_OPTIONS = 5;

/** Renders radio buttons for up to five options, a select for more. */
export function SingleChoice({ value, onChange, options, placeholder, ...fieldProps }: SingleChoiceProps) {
  if (options.length <= MAX_VISIBLE_OPTIONS)
    return <RadioGroup {...fieldProps} value={value} onChange={onChange} options={options} />;
  return (
    <Field {...fieldProps}>
      {(control) => <Select {...control} value={value} onChange={onChange} options={options} empty={placeholder} />}
    </Field>
  );
}
