import type { PlaceKind } from '#sitecore/rules/place-kind.ts';
import type { Place } from './place.ts';
import { isAroundTheClock, readWorkingHours } from './working-hours.ts';

/** A moment of the week in Riyadh. */
export interface WeekMoment {
  /** 0 is Sunday. */
  readonly day: number;
  /** Minutes from midnight. */
  readonly minute: number;
}

/** `until` are minutes from midnight; null while it is closed or its hours cannot be read. */
export type OpeningStatus =
  | { readonly kind: 'closed' | 'always' }
  | { readonly kind: 'open'; readonly until: number | null };

const FRIDAY = 5;
const SATURDAY = 6;

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

/** Returns the opening status of a place by the hours of its working days; branches are closed on Friday and Saturday. */
export function openingStatus(kind: PlaceKind, hours: string, now: WeekMoment): OpeningStatus {
  if (kind !== 'branch' || isAroundTheClock(hours)) return { kind: 'always' };
  if (now.day === FRIDAY || now.day === SATURDAY) return { kind: 'closed' };
  return statusWithin(hours, now);
}

/** Returns the opening status with the hours of Friday and Saturday, and those of a branch for ladies. */
export function fullOpeningStatus({ kind, isLadies, hours }: Place, now: WeekMoment): OpeningStatus {
  const working = (isLadies && hours.ladies) || hours.working;
  if (kind !== 'branch' || isAroundTheClock(working)) return { kind: 'always' };
  return dayStatus(hoursOfDay({ ...hours, working }, now.day), now);
}

/** Returns the opening status on a day with these hours; an empty text is a day off. */
export function dayStatus(hours: string, now: WeekMoment): OpeningStatus {
  if (isAroundTheClock(hours)) return { kind: 'always' };
  return hours === '' ? { kind: 'closed' } : statusWithin(hours, now);
}

/** Returns the hours of a day, 0 is Sunday; empty on a day off. */
function hoursOfDay(hours: Pick<Place['hours'], 'working' | 'friday' | 'saturday'>, day: number): string {
  if (day === FRIDAY) return hours.friday;
  return day === SATURDAY ? hours.saturday : hours.working;
}

function statusWithin(hours: string, { minute }: WeekMoment): OpeningStatus {
  const read = readWorkingHours(hours);
  const isOpen = read !== undefined && minute >= read.opens && minute < read.closes;
  return { kind: 'open', until: isOpen ? read.closes : null };
}
