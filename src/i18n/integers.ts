import type { Language } from '#sitecore/definitions/language.ts';
import { INTL_TAGS } from './language.ts';

const formats = new Map<Language, Intl.NumberFormat>();

/** From here on numbers are grouped. */
const GROUPED = 1000;

/** Code point of the Arabic zero, and of the Western one. */
const ARABIC_ZERO = 0x660;
const ZERO = 0x30;

/**
 * Formats a whole number in the language's digits, grouped; without the code for decimals, which few pages need. Positions of a
 * row are written without `Intl`, whose data takes a slow phone 60 ms to load.
 */
export function formatInteger(value: number, language: Language): string {
  if (value >= 0 && value < GROUPED) return language === 'ar' ? inArabicDigits(`${value}`) : `${value}`;
  const format = formats.get(language) ?? new Intl.NumberFormat(INTL_TAGS[language]);
  formats.set(language, format);
  return format.format(value);
}

const inArabicDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - ZERO + ARABIC_ZERO));
