import type { Language } from '#sitecore/definitions/language.ts';
import { arabicDigits } from '#sitecore/rules/digits.ts';

const TAGS: Readonly<Record<Language, string>> = { ar: 'ar-EG-u-nu-arab-ca-gregory', en: 'en-US-u-ca-gregory' };

/** Returns an ISO day in words. */
export const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(TAGS[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** Returns digits in those of a language. */
export const digits = (text: string, language: Language): string => (language === 'ar' ? arabicDigits(text) : text);

/** Returns an identity number without all but its last four digits. */
export const masked = (id: string): string => id.slice(-4).padStart(id.length, '*');
