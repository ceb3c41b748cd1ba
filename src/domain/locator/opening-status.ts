import { FRIDAY, hoursOfDay, type OwnHours, SATURDAY } from './own-hours.ts';
import { isAroundTheClock, readWorkingHours } from './working-hours.ts';

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

/** Returns the opening status of a place by its own hours of the day. */
export function openingStatus(hours: OwnHours, now: WeekMoment): OpeningStatus {
  const today = hoursOfDay(hours, now.day);
  if (isAroundTheClock(today)) return { kind: 'always' };
  const read = readWorkingHours(today);
  if (!read && today !== '') return { kind: 'unknown', hours: today };
  if (read && now.minute >= read.opens && now.minute < read.closes) return { kind: 'open', until: read.closes };
  return { kind: 'closed', opens: nextOpening(hours, now) };
}

/** Returns the words of the locator's list: branches are closed on Friday and Saturday, and have no time outside of their hours. */
export function listedStatus(hours: OwnHours, now: WeekMoment): ListedStatus {
  if (isAroundTheClock(hours.working)) return { kind: 'always' };
  if (now.day === FRIDAY || now.day === SATURDAY) return { kind: 'closed' };
  const status = openingStatus(hours, now);
  return { kind: 'open', until: status.kind === 'open' ? status.until : null };
}

const DAYS_A_WEEK = 7;

function nextOpening(hours: OwnHours, now: WeekMoment): NextOpening | null {
  for (let ahead = 0; ahead <= DAYS_A_WEEK; ahead += 1) {
    const day = (now.day + ahead) % DAYS_A_WEEK;
    const text = hoursOfDay(hours, day);
    const opens = isAroundTheClock(text) ? 0 : readWorkingHours(text)?.opens;
    if (opens !== undefined && (ahead > 0 || opens > now.minute)) return { day, minute: opens, isToday: ahead === 0 };
  }
  return null;
}
