import { isRecord } from './is-record.ts';

/** The languages of the site, the default first. */
export const LANGUAGES = ['ar', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'ar';

/** English names of the languages, for diagnostics. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { ar: 'Arabic', en: 'English' };

/** Returns the result of a function for each language. */
export const perLanguage = <T>(of: (language: Language) => T): Record<Language, T> => ({ ar: of('ar'), en: of('en') });

/** Returns true for the name of one of the site's languages. */
export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/** Returns true when a field's value is an object whose keys are languages, instead of one value for all of them. */
export const isPerLanguage = (value: unknown): value is Partial<Record<Language, unknown>> =>
  isRecord(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLanguage);
