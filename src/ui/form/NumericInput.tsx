import type { ReactNode } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import { classes } from '../classes.ts';
import type { FieldControl } from './Field.tsx';
import { RiyalSign } from '../icon/RiyalSign.tsx';
import { useNumericEditing } from './use-numeric-editing.ts';

interface NumericInputProps extends FieldControl {
  /** Typed text, in the digits it was typed in; `readNumber` parses it. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly language: Language;
  /** Allows whole numbers only. */
  readonly whole?: boolean;
  /** Shows the riyal sign, at the left in both languages. */
  readonly money?: boolean;
  /** Unit at the inline end, such as "٪". */
  readonly unit?: ReactNode;
  readonly placeholder?: string;
  readonly name?: string;
  readonly autoComplete?: string;
  readonly disabled?: boolean;
}

/** Figures run from left to right in both languages; in Arabic they are aligned to the right. */
const FIGURES = 'text-md leading-[1.6] font-label rtl:text-end';

/**
 * Renders an input for a number of zero or more, of at most ten characters, in Western, Arabic-Indic or Persian digits
 * (INPUT-01 to 05). The input's text is never reformatted, so the caret does not move; without the focus, a layer over it
 * shows the number grouped, in the page's digits.
 */
export function NumericInput(props: NumericInputProps) {
  const { value, onChange, language, whole = false, money = false, unit, ...input } = props;
  const editing = useNumericEditing(value, onChange, { whole });
  const shown = groupDigits(editing.value, language);
  const padding = classes(money ? 'ps-11' : 'ps-4', unit === undefined ? 'pe-4' : 'pe-12 rtl:ps-12 rtl:pe-4');
  return (
    <span className="field-box">
      {money && <RiyalSign className="absolute start-4 size-4.25 text-text-3 rtl:start-auto rtl:end-4" />}
      <input
        {...input}
        {...editing}
        type="text"
        inputMode={whole ? 'numeric' : 'decimal'}
        dir="ltr"
        className={classes('field-input', FIGURES, padding, shown !== undefined && 'field-input-covered')}
      />
      {shown !== undefined && (
        <span aria-hidden="true" dir="ltr" className={classes('field-cover', FIGURES, padding)}>
          {shown}
        </span>
      )}
      {unit !== undefined && <span className="pointer-events-none absolute end-4 text-text-3">{unit}</span>}
    </span>
  );
}

/** Returns the number formatted for the language, with the typed decimals; undefined when the text is not a number yet. */
function groupDigits(text: string, language: Language): string | undefined {
  const number = readNumber(text);
  const [, fraction = ''] = text.split(/[.٫]/);
  return number === null ? undefined : formatNumber(number, language, { decimals: fraction.length });
}
