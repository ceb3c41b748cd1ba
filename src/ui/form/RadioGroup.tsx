import { classes } from '../classes.ts';
import { describedBy } from './field-ids.ts';
import { FIELD_HEAD, FieldNote, type BaseFieldProps } from './Field.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import type { Option } from './Select.tsx';

/** So many words have no room in a line of their own on a phone, beside so many others. */
const LONG = 6;
const MANY = 4;

interface RadioGroupProps extends BaseFieldProps {
  /** The value of the chosen option; empty while none is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Two to five; more are a Select. */
  readonly options: readonly Option[];
  /** The name of the radios; the id unless given. */
  readonly name?: string;
  readonly disabled?: boolean;
}

/** One of a few, all of them in sight: native radios, drawn as boxes. The first radio has the field's id. */
export function RadioGroup({ value, onChange, options, name, disabled = false, ...words }: RadioGroupProps) {
  const { id, label, note, hint, error, required = false, className } = words;
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={describedBy({ id, note, hint, error })}
      aria-required={required}
      aria-invalid={error !== undefined}
      disabled={disabled}
      className={className}
    >
      <legend className={`${FIELD_HEAD} w-full`}>
        <span id={`${id}-legend`}>{label}</span>
        {note !== undefined && <FieldNote id={id}>{note}</FieldNote>}
      </legend>
      <div className={classes('flex flex-wrap gap-2', isTwoColumns(options) && 'max-sm:grid max-sm:grid-cols-2')}>
        {options.map((option, position) => (
          <label key={option.value} className="choice-box">
            <input
              type="radio"
              id={position === 0 ? id : `${id}-${position}`}
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute -inset-[1.5px] cursor-[inherit] appearance-none rounded-[inherit]"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldMessage id={id} hint={hint} error={error} />
    </fieldset>
  );
}

/** Whether its options stand two by two on a phone: side by side, some of them would break and others not. */
const isTwoColumns = (options: readonly Option[]): boolean =>
  options.length === MANY && options.some(({ label }) => label.length > LONG);
