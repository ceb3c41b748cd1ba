import type { FieldControl } from './Field.tsx';
import { Icon } from '../icon/Icon.tsx';

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectProps extends FieldControl {
  /** The value of the chosen option; empty while none is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly options: readonly Option[];
  /** The words of the first option, which chooses nothing. */
  readonly empty: string;
  readonly name?: string;
  readonly autoComplete?: string;
  readonly disabled?: boolean;
}

/** One of many, by the browser's own list. */
export function Select({ value, onChange, options, empty, ...select }: SelectProps) {
  return (
    <span className="field-box">
      <select
        {...select}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="field-input ps-4 pe-12 text-md leading-[1.6] font-normal"
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" className="pointer-events-none absolute end-4 size-4.5 text-text-2" />
    </span>
  );
}
