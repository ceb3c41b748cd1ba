const STORED = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})Z?)?$/i;

const ISO = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Parses an ISO date or Sitecore's form, 20260131T210000Z, into milliseconds since 1970; undefined for anything else, for a day that
 * the calendar does not have, and for the year 1, which is Sitecore's date that is not set. A time without a zone is UTC.
 */
export function readStoredDate(text: string): number | undefined {
  const [, year, month, day, hour = '00', minute = '00', second = '00'] = STORED.exec(text.trim()) ?? [];
  const iso = year === undefined ? text.trim() : `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
  const [, written, zone] = ISO.exec(iso) ?? [];
  if (written === undefined || isUnsetDate(iso) || !isCalendarDay(written)) return undefined;
  const moment = Date.parse(iso.includes('T') && zone === undefined ? `${iso}Z` : iso);
  return Number.isNaN(moment) ? undefined : moment;
}

/** Returns true for Sitecore's value of a date that is not set, in both of its forms. */
export const isUnsetDate = (text: string): boolean => /^0001-?01-?01/.test(text.trim());

/** Returns true for a day `yyyy-mm-dd` of the calendar: 30 February is none, which `Date.parse` takes for 2 March. */
export function isCalendarDay(day: string): boolean {
  const moment = Date.parse(day);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day);
}
