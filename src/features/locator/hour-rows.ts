import { AROUND_THE_CLOCK, isAroundTheClock } from '#src/domain/locator/working-hours.ts';
import type { Place } from '#src/domain/locator/place.ts';

/** Rows of the hours of a place. */
export const HOUR_ROWS = ['always', 'working', 'friday', 'saturday', 'ladies'] as const;

export type HourRow = (typeof HOUR_ROWS)[number];

/** Returns the hours of each row; undefined for one that a place does not have, empty on a day off. */
export function hourRows({ kind, hours, isLadies }: Place): Readonly<Record<HourRow, string | undefined>> {
  const none = { always: undefined, working: undefined, friday: undefined, saturday: undefined, ladies: undefined };
  const working = (isLadies && hours.ladies) || hours.working;
  if (kind !== 'branch' || isAroundTheClock(working)) return { ...none, always: AROUND_THE_CLOCK };
  const { friday, saturday, ladies } = hours;
  return { ...none, working, friday, saturday, ...(ladies !== '' && !isLadies && { ladies }) };
}

/** Returns the row of a day of the week; 0 is Sunday. */
export const rowOfDay = (day: number): HourRow => (day === 5 ? 'friday' : day === 6 ? 'saturday' : 'working');
