import type { Language } from '#sitecore/definitions/language.ts';
import { formatNumber } from '#src/i18n/numbers.ts';

/** Returns a number's text in the digits of a language. */
export const localDigits = (text: string, language: Language): string =>
  text.replace(/\d/g, (digit) => formatNumber(Number(digit), language));
