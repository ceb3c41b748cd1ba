import type { Language } from '#sitecore/definitions/language.ts';
import { INTL_TAGS } from './language.ts';

/** A day in words, in Riyadh's calendar day: "31 December 2026". */
export const formatDay = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(INTL_TAGS[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Riyadh',
  }).format(new Date(iso));
