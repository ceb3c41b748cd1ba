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
