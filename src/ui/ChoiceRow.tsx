import { describedBy } from './field-ids.ts';
import { FIELD_HEAD, FieldNote, type FieldWords } from './Field.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import type { Option } from './Select.tsx';

interface ChoiceRowProps extends FieldWords {
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
export function ChoiceRow({ value, onChange, options, name, disabled = false, ...words }: ChoiceRowProps) {
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
      <div className="flex flex-wrap gap-2">
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
