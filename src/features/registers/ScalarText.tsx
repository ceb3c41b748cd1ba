import type { Language } from '#sitecore/definitions/language.ts';
import { formatMinimalDecimals } from '#src/i18n/numbers.ts';
import type { Scalar } from './scalar-fields.ts';

interface ScalarTextProps {
  readonly value: Scalar;
  readonly language: Language;
  readonly phrases: { readonly register_yes: string; readonly register_no: string };
}

/** Renders a value of a register in a language: figures in its digits, truth as a word. */
export function ScalarText({ value, language, phrases }: ScalarTextProps) {
  if (typeof value === 'boolean') return value ? phrases.register_yes : phrases.register_no;
  return <bdi>{typeof value === 'number' ? formatMinimalDecimals(value, language) : value}</bdi>;
}
