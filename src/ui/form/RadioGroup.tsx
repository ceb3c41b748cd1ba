import { classes } from '../classes.ts';
import { describedBy } from './field-ids.ts';
import { FIELD_HEAD, FieldNote, type BaseFieldProps } from './Field.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import type { Option } from './Select.tsx';

/** Labels of more than six characters do not fit on one line on a phone when there are four options. */
const MAX_SHORT_LABEL = 6;
const TWO_COLUMN_COUNT = 4;

interface RadioGroupProps extends BaseFieldProps {
  /** Value of the chosen option; empty while none is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Two to five options; use a Select for more. */
  readonly options: readonly Option[];
  /** Name of the radios; the id by default. */
  readonly name?: string;
  readonly disabled?: boolean;
}

/** Renders a choice of a few options as native radios, styled as boxes. The first radio has the field's id. */
export function RadioGroup({ value, onChange, options, name, disabled = false, ...field }: RadioGroupProps) {
  const { id, label, note, hint, error, announcesError, required = false, className } = field;
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
      <FieldMessage id={id} hint={hint} error={error} announcesError={announcesError} />
    </fieldset>
  );
}

/** Returns true when the options are laid out two by two on a phone: in one row, only some of them would break. */
const isTwoColumns = (options: readonly Option[]): boolean =>
  options.length === TWO_COLUMN_COUNT && options.some(({ label }) => label.length > MAX_SHORT_LABEL);
