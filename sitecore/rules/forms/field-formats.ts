import { isoDay, readDay } from '../calendar-day.ts';

/** Local part, @ and a domain with at least one dot, without spaces (FORM-13), and without what stands around an address in a text. */
const EMAIL = /^[^\s@<>()[\]\\,;:"«»“”،؛]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

/** The longest address that mail servers take. */
const MAX_EMAIL = 254;

/** Returns true for a text in the shape of an email address. */
export const isEmail = (text: string): boolean => text.length <= MAX_EMAIL && EMAIL.test(text);

/** Returns true for 7 to 15 digits with an optional +, in the one form of telephone numbers. */
export const isTelephone = (text: string): boolean => /^\+?\d{7,15}$/.test(text);

/** Returns true for a day of the calendar as `2026-01-31`. */
export function isDayText(text: string): boolean {
  const day = readDay(text.split('-').toReversed().join('-'));
  return day !== undefined && isoDay(day) === text;
}
