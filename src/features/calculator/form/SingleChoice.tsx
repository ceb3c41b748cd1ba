import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';
import { Field, type BaseFieldProps } from '#src/ui/form/Field.tsx';
import { type Option, Select } from '#src/ui/form/Select.tsx';

interface SingleChoiceProps extends BaseFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly Option[];
  /** The words of a list's first option, which chooses nothing. */
  readonly placeholder: string;
}

/** As many options as stand side by side on a phone; more are a list. */
const MAX_VISIBLE_OPTIONS = 5;

/** A choice of one: a few options stand open, many are a list. */
export function SingleChoice({ value, onChange, options, placeholder, ...words }: SingleChoiceProps) {
  if (options.length <= MAX_VISIBLE_OPTIONS)
    return <RadioGroup {...words} value={value} onChange={onChange} options={options} />;
  return (
    <Field {...words}>
      {(control) => <Select {...control} value={value} onChange={onChange} options={options} empty={placeholder} />}
    </Field>
  );
}
