import type { Language } from '#sitecore/definitions/language.ts';
import { INTL_TAGS } from './language.ts';

/** What an invalid date gives. */
const INVALID: Readonly<Record<Language, string>> = { ar: 'صيغة التاريخ غير صالحة', en: 'Invalid date format' };

/** A day in words, in Riyadh's calendar day: "31 December 2026". Throws `Invalid date format` for what is no date. */
export function formatDay(iso: string, language: Language): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) throw new Error(INVALID.en);
  return new Intl.DateTimeFormat(INTL_TAGS[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Riyadh',
  }).format(date);
}

/** A day in words as a block shows it: for what is no date it says so in the date's place. */
export function formatDayOrError(iso: string, language: Language): string {
  try {
    return formatDay(iso, language);
  } catch {
    return INVALID[language];
  }
}
