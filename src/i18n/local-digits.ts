import type { Language } from '#sitecore/definitions/language.ts';
import { arabicDigits, westernDigits } from '#sitecore/rules/digits.ts';

/** Returns a text with its digits, of whichever set, in those of a language. */
export function localDigits(text: string, language: Language): string {
  const western = westernDigits(text);
  return language === 'ar' ? arabicDigits(western) : western;
}
