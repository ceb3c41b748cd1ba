import type { Language } from '#sitecore/definitions/language.ts';
import { arabicDigits, westernDigits } from '#sitecore/rules/digits.ts';
import { INTL_TAGS } from './language.ts';

/** Returns a text with its digits, of whichever set, in those of a language. */
export function localDigits(text: string, language: Language): string {
  const western = westernDigits(text);
  return language === 'ar' ? arabicDigits(western) : western;
}

const formats = new Map<Language, Intl.NumberFormat>();

/** From here on numbers are grouped. */
const GROUPED = 1000;

/**
 * Formats a whole number in the language's digits, grouped; without the code for decimals, which few pages need. Positions of a
 * row are written without `Intl`, whose data takes a slow phone 60 ms to load.
 */
export function formatInteger(value: number, language: Language): string {
  if (value >= 0 && value < GROUPED) return localDigits(`${value}`, language);
  const format = formats.get(language) ?? new Intl.NumberFormat(INTL_TAGS[language]);
  formats.set(language, format);
  return format.format(value);
}
