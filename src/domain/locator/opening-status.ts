import { FRIDAY, hoursOfDay, type OwnHours, SATURDAY } from './own-hours.ts';
import { DAY, isAroundTheClock, readWorkingHours } from './working-hours.ts';

/** A moment of the week in Riyadh. */
export interface WeekMoment {
  /** 0 is Sunday. */
  readonly day: number;
  /** Minutes from midnight. */
  readonly minute: number;
}

/** Opening status of a place; times are minutes from midnight. */
export type OpeningStatus =
  | { readonly kind: 'always' }
  | { readonly kind: 'open'; readonly until: number }
  /** `opens` is null where no hours tell when. */
  | { readonly kind: 'closed'; readonly opens: NextOpening | null }
  /** Has hours that cannot be read. */
  | { readonly kind: 'unknown'; readonly hours: string };

/** The next time at which a place opens. */
export interface NextOpening extends WeekMoment {
  readonly isToday: boolean;
}

/** The words of LOC-22 to LOC-25; `until` is null outside of the working hours, and where they cannot be read. */
export type ListedStatus =
  | { readonly kind: 'always' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'open'; readonly until: number | null };

const DAYS_A_WEEK = 7;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Riyadh has no daylight saving. */
const RIYADH_AHEAD_MS = 3 * 3_600_000;
/** 1 January 1970 was a Thursday. */
const FIRST_DAY = 4;

/** Returns the day and minute of a moment in Riyadh. */
export function riyadhMoment(now: number): WeekMoment {
  const local = now + RIYADH_AHEAD_MS;
  return {
    day: (FIRST_DAY + Math.floor(local / DAY_MS)) % 7,
    minute: Math.floor((local % DAY_MS) / MINUTE_MS),
  };
}

/** Returns the opening status of a place by its own hours of the day, and of the night that began on the day before. */
export function openingStatus(hours: OwnHours, now: WeekMoment): OpeningStatus {
  const today = hoursOfDay(hours, now.day);
  if (isAroundTheClock(today)) return { kind: 'always' };
  const before = hoursOfDay(hours, (now.day + DAYS_A_WEEK - 1) % DAYS_A_WEEK);
  const closes = closingOf(before, now.minute + DAY) ?? closingOf(today, now.minute);
  if (closes !== undefined) return { kind: 'open', until: closes > DAY ? closes - DAY : closes };
  if (today !== '' && !readWorkingHours(today)) return { kind: 'unknown', hours: today };
  return { kind: 'closed', opens: nextOpening(hours, now) };
}

/** Returns the words of the locator's list: branches are closed on Friday and Saturday, and have no time outside of their hours. */
export function listedStatus(hours: OwnHours, now: WeekMoment): ListedStatus {
  if (isAroundTheClock(hours.working)) return { kind: 'always' };
  if (now.day === FRIDAY || now.day === SATURDAY) return { kind: 'closed' };
  const status = openingStatus(hours, now);
  return { kind: 'open', until: status.kind === 'open' ? status.until : null };
}

/** Returns the end of the shift at a minute from the midnight before it; undefined outside of the hours. */
const closingOf = (text: string, minute: number): number | undefined =>
  readWorkingHours(text)?.find(({ opens, closes }) => minute >= opens && minute < closes)?.closes;

function nextOpening(hours: OwnHours, now: WeekMoment): NextOpening | null {
  for (let ahead = 0; ahead <= DAYS_A_WEEK; ahead += 1) {
    const day = (now.day + ahead) % DAYS_A_WEEK;
    const text = hoursOfDay(hours, day);
    const starts = isAroundTheClock(text) ? [0] : (readWorkingHours(text) ?? []).map(({ opens }) => opens);
    const minute = starts.find((opens) => ahead > 0 || opens > now.minute);
    if (minute !== undefined) return { day, minute, isToday: ahead === 0 };
  }
  return null;
}
