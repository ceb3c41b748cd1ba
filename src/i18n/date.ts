import type { Language } from '#sitecore/definitions/language.ts';
import { isCalendarDay } from '#sitecore/rules/stored-date.ts';
import { INTL_TAGS } from './language.ts';

/** Texts for an invalid date. */
const INVALID: Readonly<Record<Language, string>> = { ar: 'صيغة التاريخ غير صالحة', en: 'Invalid date format' };

/**
 * Returns a date in words, as a day in Riyadh: "31 December 2026". Throws `Invalid date format` for an invalid date.
 */
export function formatDay(iso: string, language: Language): string {
  const date = new Date(iso);
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(iso) ?? [];
  if (Number.isNaN(date.getTime()) || (day !== undefined && !isCalendarDay(day))) throw new Error(INVALID.en);
  return new Intl.DateTimeFormat(INTL_TAGS[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Riyadh',
  }).format(date);
}

/** Returns a date in words; an error text for an invalid date. */
export function formatDayOrError(iso: string, language: Language): string {
  try {
    return formatDay(iso, language);
  } catch {
    return INVALID[language];
  }
}
