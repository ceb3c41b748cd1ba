import type { ReactNode } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { readAmount } from '#sitecore/rules/amount.ts';
import { classes } from '../classes.ts';
import type { FieldControl } from './Field.tsx';
import { RiyalSign } from '../icon/RiyalSign.tsx';
import { RefusedNumber } from './RefusedNumber.tsx';
import { useRefusal } from './use-refusal.ts';
import { useNumericEditing } from './use-numeric-editing.ts';

interface NumericInputProps extends FieldControl {
  /** Typed text, in the digits it was typed in; `readAmount` reads it. */
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
 * Renders an input for a number of zero or more, of at most ten characters, in any digits (INPUT-01 to 05). While it has the
 * focus, its text is never reformatted, so the caret does not move; then it is the number without separators that group, and a
 * layer over it shows the number grouped, in the page's digits. A text that is no number stays, with the reason below.
 */
export function NumericInput(props: NumericInputProps) {
  const { value, onChange, language, whole = false, money = false, unit, ...input } = props;
  const { refusal, onEdit, onFocus, onBlur } = useRefusal(value, onChange, { whole });
  const editing = useNumericEditing(value, onChange, { kind: { whole }, onEdit });
  const shown = groupDigits(editing.value, language);
  const refusalId = `${input.id}-refused`;
  const padding = classes(money ? 'ps-11' : 'ps-4', unit === undefined ? 'pe-4' : 'pe-12 rtl:ps-12 rtl:pe-4');
  const box = (
    <span className="field-box">
      {money && <RiyalSign className="absolute start-4 size-4.25 text-text-3 rtl:start-auto rtl:end-4" />}
      <input
        {...input}
        {...editing}
        {...(refusal && {
          'aria-invalid': true,
          'aria-describedby': [refusalId, input['aria-describedby']].filter(Boolean).join(' '),
        })}
        onFocus={() => {
          onFocus();
          input.onFocus?.();
        }}
        onBlur={() => {
          onBlur();
          input.onBlur?.();
        }}
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
  return (
    <>
      {box}
      {refusal && <RefusedNumber id={refusalId} reason={refusal} language={language} />}
    </>
  );
}

/** Returns the number formatted for the language, with the typed decimals; undefined when the text is not a number yet. */
function groupDigits(text: string, language: Language): string | undefined {
  const amount = readAmount(text);
  const [, fraction = ''] = amount?.split('.') ?? [];
  return amount === undefined ? undefined : formatNumber(Number(amount), language, { decimals: fraction.length });
}
