import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';
import { Field, type BaseFieldProps } from '#src/ui/form/Field.tsx';
import { type Option, Select } from '#src/ui/form/Select.tsx';

interface OneOfProps extends BaseFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly Option[];
  /** The words of a list's first option, which chooses nothing. */
  readonly empty: string;
}

/** As many options as stand side by side on a phone; more are a list. */
const FEW = 5;

/** A choice of one: a few options stand open, many are a list. */
export function OneOf({ value, onChange, options, empty, ...words }: OneOfProps) {
  if (options.length <= FEW) return <RadioGroup {...words} value={value} onChange={onChange} options={options} />;
  return (
    <Field {...words}>
      {(control) => <Select {...control} value={value} onChange={onChange} options={options} empty={empty} />}
    </Field>
  );
}
