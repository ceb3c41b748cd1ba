import { FRIDAY, ownHours, SATURDAY } from '#src/domain/locator/own-hours.ts';
import type { Place } from '#src/domain/locator/place.ts';
import { isAroundTheClock, writtenHours } from '#src/domain/locator/working-hours.ts';

/** Rows of the hours of a place. */
export const HOUR_ROWS = ['always', 'working', 'friday', 'saturday', 'ladies'] as const;

export type HourRow = (typeof HOUR_ROWS)[number];

/** Returns the hours of each row; undefined for one that a place does not have, empty on a day off. */
export function hourRows(place: Place): Readonly<Record<HourRow, string | undefined>> {
  const none = { always: undefined, working: undefined, friday: undefined, saturday: undefined, ladies: undefined };
  const own = ownHours(place);
  if (isAroundTheClock(own.working)) return { ...none, always: own.working };
  const ladies = writtenHours(place.hours.ladies);
  return { ...none, ...own, ...(ladies !== '' && !place.isLadies && { ladies }) };
}

/** Returns the row of a day of the week; 0 is Sunday. */
export const rowOfDay = (day: number): HourRow =>
  day === FRIDAY ? 'friday' : day === SATURDAY ? 'saturday' : 'working';
