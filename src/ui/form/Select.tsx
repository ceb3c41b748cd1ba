import type { FocusEvent, MouseEvent } from 'react';
import type { FieldControl } from './Field.tsx';
import { Icon } from '../icon/Icon.tsx';

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectProps extends FieldControl {
  /** Value of the chosen option; empty while none is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly onFocus?: (event: FocusEvent<HTMLSelectElement>) => void;
  readonly onMouseDown?: (event: MouseEvent<HTMLSelectElement>) => void;
  readonly options: readonly Option[];
  /** Label of the first option, whose value is empty. */
  readonly empty: string;
  readonly name?: string;
  readonly autoComplete?: string;
  readonly disabled?: boolean;
}

/** Renders a native select. */
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
