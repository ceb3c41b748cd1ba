import type { Language } from '#sitecore/definitions/language.ts';
import { INTL_TAGS } from './language.ts';

const formats = new Map<Language, Intl.NumberFormat>();

/** Formats a whole number in the language's digits, grouped; without the code for decimals, which few pages need. */
export function formatInteger(value: number, language: Language): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(INTL_TAGS[language]);
  formats.set(language, format);
  return format.format(value);
}
