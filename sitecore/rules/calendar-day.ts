/** A calendar day as the number of days since 1 January 1970. */
export type Day = number;

const DAY_MS = 86_400_000;
/** Riyadh has no daylight saving. */
const RIYADH_AHEAD_MS = 3 * 3_600_000;
const TEXT = /^([0-9]{2})-([0-9]{2})-([0-9]{4})$/;

/** Returns the calendar day in Riyadh at a moment. */
export const riyadhDay = (moment: Date): Day => Math.floor((moment.getTime() + RIYADH_AHEAD_MS) / DAY_MS);

/** Returns the moment at which a day begins in Riyadh, as ISO text in UTC with seconds. */
export const riyadhDayStart = (day: Day): string =>
  new Date(day * DAY_MS - RIYADH_AHEAD_MS).toISOString().replace('.000', '');

/** Parses `dd-mm-yyyy`; undefined for any other text and for a day that does not exist. FINANCE §1.2. */
export function readDay(text: string): Day | undefined {
  const [, date, month, year] = TEXT.exec(text) ?? [];
  if (date === undefined) return undefined;
  const day = dayOf(Number(year), Number(month) - 1, Number(date));
  return dayText(day) === text ? day : undefined;
}

/** Formats a day as `dd-mm-yyyy` in Western digits. */
export function dayText(day: Day): string {
  const { year, month, date } = partsOf(day);
  return `${padded(date, 2)}-${padded(month + 1, 2)}-${padded(year, 4)}`;
}

/** Formats a day as `yyyy-mm-dd`. */
export const isoDay = (day: Day): string => dayText(day).split('-').toReversed().join('-');

/** Returns the same day of the month some months later, or the last day of a shorter month. */
export function monthsLater(day: Day, months: number): Day {
  const { year, month, date } = partsOf(day);
  const last = partsOf(dayOf(year, month + months + 1, 0)).date;
  return dayOf(year, month + months, Math.min(date, last));
}

/** The day of the month on which instalments fall. */
const INSTALMENT_DATE = 27;

/** Returns the day of a contract's first instalment: the next 27th after it. FINANCE §3.1. */
export function firstInstalmentDay(contract: Day): Day {
  const { year, month, date } = partsOf(contract);
  return dayOf(year, date < INSTALMENT_DATE ? month : month + 1, INSTALMENT_DATE);
}

/** Returns the day of a date. Months count from 0 and continue past 11 into the next years; date 0 is the day before the 1st. */
const dayOf = (year: number, month: number, date: number): Day =>
  new Date(0).setUTCFullYear(year, month, date) / DAY_MS;

function partsOf(day: Day) {
  const moment = new Date(day * DAY_MS);
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth(), date: moment.getUTCDate() };
}

const padded = (value: number, digits: number): string => `${value}`.padStart(digits, '0');
