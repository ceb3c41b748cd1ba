import type { Language } from '#sitecore/definitions/language.ts';
import { INTL_TAGS } from './language.ts';

const DAY_MS = 86_400_000;
/** 4 January 1970. */
const FIRST_SUNDAY_MS = 3 * DAY_MS;

/** Returns the name of a day of the week; 0 is Sunday. */
export const dayName = (day: number, language: Language): string =>
  new Intl.DateTimeFormat(INTL_TAGS[language], { weekday: 'long', timeZone: 'UTC' }).format(
    FIRST_SUNDAY_MS + day * DAY_MS,
  );
