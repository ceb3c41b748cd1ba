import type { Ref } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import { westernDigits } from '#sitecore/rules/digits.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { localDigits } from '#src/i18n/integers.ts';

/** Digits of a one-time code (document 2, section 9). */
export const CODE_LENGTH = 4;

/** Returns the code in a text that was typed, pasted or filled in: its first four digits, as 0 to 9. */
export const typedCode = (text: string): string => westernDigits(text).replace(/\D/g, '').slice(0, CODE_LENGTH);

interface CodeFieldProps {
  readonly id: string;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly label: string;
  readonly error: string | undefined;
  readonly code: string;
  readonly language: Language;
  readonly onCode: (code: string) => void;
}

/** Renders one field over four boxes, each with a digit, from left to right in every language. */
export const CodeField = ({ id, inputRef, label, error, code, language, onCode }: CodeFieldProps) => (
  <Field id={id} label={label} error={error} className="tracker-code-field">
    {(control) => (
      <div className="tracker-code" dir="ltr">
        {Array.from({ length: CODE_LENGTH }, (_, index) => (
          <span key={index} aria-hidden="true" {...(index === code.length && { 'data-next': '' })}>
            {localDigits(code.charAt(index), language)}
          </span>
        ))}
        <input
          {...control}
          ref={inputRef}
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          onChange={({ target }) => onCode(typedCode(target.value))}
        />
      </div>
    )}
  </Field>
);
