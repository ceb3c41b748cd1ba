import { ChoiceRow } from '#src/ui/ChoiceRow.tsx';
import { Field, type FieldWords } from '#src/ui/Field.tsx';
import { type Option, Select } from '#src/ui/Select.tsx';

interface OneOfProps extends FieldWords {
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
  if (options.length <= FEW) return <ChoiceRow {...words} value={value} onChange={onChange} options={options} />;
  return (
    <Field {...words}>
      {(control) => <Select {...control} value={value} onChange={onChange} options={options} empty={empty} />}
    </Field>
  );
}
