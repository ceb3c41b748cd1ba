import type { Place } from './place.ts';
import { AROUND_THE_CLOCK, isAroundTheClock, writtenHours } from './working-hours.ts';

/** Hours in which a place is open to its visitors, as the bank writes them; empty on a day off. */
export interface OwnHours {
  /** Sunday to Thursday. */
  readonly working: string;
  readonly friday: string;
  readonly saturday: string;
}

/** Sunday is 0. */
export const [FRIDAY, SATURDAY] = [5, 6];

/**
 * Returns the hours of a place: those of ladies in a branch for ladies that has them, and around the clock on every day for a machine
 * and for a place without hours.
 */
export function ownHours({ kind, isLadies, hours }: Pick<Place, 'kind' | 'isLadies' | 'hours'>): OwnHours {
  const ofLadies = isLadies && writtenHours(hours.ladies);
  const working = ofLadies || writtenHours(hours.working) || AROUND_THE_CLOCK;
  if (kind !== 'branch' || isAroundTheClock(working))
    return { working: AROUND_THE_CLOCK, friday: AROUND_THE_CLOCK, saturday: AROUND_THE_CLOCK };
  return { working, friday: writtenHours(hours.friday), saturday: writtenHours(hours.saturday) };
}

/** Returns the hours of a day of the week; 0 is Sunday. */
export function hoursOfDay({ working, friday, saturday }: OwnHours, day: number): string {
  if (day === FRIDAY) return friday;
  return day === SATURDAY ? saturday : working;
}
