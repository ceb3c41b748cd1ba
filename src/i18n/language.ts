import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#sitecore/definitions/language.ts';

export { LANGUAGES } from '#sitecore/definitions/language.ts';

export type Direction = 'rtl' | 'ltr';

/** The direction in which a language is written. */
export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr');

/** The language of a value that came from outside; Arabic for any that the site does not know. */
export const languageOf = (value: unknown): Language => (isLanguage(value) ? value : DEFAULT_LANGUAGE);

/** The other language of the site. */
export const otherLanguage = (language: Language): Language => (language === 'ar' ? 'en' : 'ar');

/** The full tag that `Intl` gets, since defaults differ between server and browser. */
export const INTL_TAGS: Readonly<Record<Language, string>> = {
  ar: 'ar-EG-u-nu-arab-ca-gregory',
  en: 'en-US-u-ca-gregory',
};

/** Each language's own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { ar: 'العربية', en: 'English' };
