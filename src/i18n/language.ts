import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#sitecore/definitions/language.ts';

export { isLanguage, LANGUAGES } from '#sitecore/definitions/language.ts';

export type Direction = 'rtl' | 'ltr';

/** Returns the writing direction of a language. */
export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr');

/** Returns an untrusted value as a language; Arabic for an unknown one. */
export const languageOf = (value: unknown): Language => (isLanguage(value) ? value : DEFAULT_LANGUAGE);

/** Returns the other language of the site. */
export const otherLanguage = (language: Language): Language => (language === 'ar' ? 'en' : 'ar');

/** Full tags for `Intl`: defaults differ between server and browser. */
export const INTL_TAGS: Readonly<Record<Language, string>> = {
  ar: 'ar-EG-u-nu-arab-ca-gregory',
  en: 'en-US-u-ca-gregory',
};

/** Names of the languages in themselves. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { ar: 'العربية', en: 'English' };
