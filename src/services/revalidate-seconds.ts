const MAX_SECONDS = 300;
const DAY_MS = 86_400_000;
/** Riyadh is three hours ahead of UTC, all year. */
const RIYADH_MS = 3 * 3_600_000;

const ISO_DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Returns the seconds for which anything rendered from a layout may be cached: 300, or less when a date in it comes
 * sooner or the day ends in Riyadh, when offers expire; at least 1. `now` is in milliseconds.
 */
export const revalidateSeconds = (layout: unknown, now: number): number =>
  Math.max(1, Math.min(MAX_SECONDS, Math.ceil(validForMs(layout, now) / 1000)));

/** Returns the milliseconds until a date in content comes, or until the day ends in Riyadh. */
export const validForMs = (content: unknown, now: number): number =>
  Math.min(riyadhMidnightAfter(now), ...datesIn(content).filter((moment) => moment > now)) - now;

const riyadhMidnightAfter = (now: number): number => (Math.floor((now + RIYADH_MS) / DAY_MS) + 1) * DAY_MS - RIYADH_MS;

/** Returns every date in JSON, at any depth, in milliseconds. */
function datesIn(json: unknown): number[] {
  if (typeof json === 'string')
    return ISO_DATE_TIME.test(json) && !Number.isNaN(Date.parse(json)) ? [Date.parse(json)] : [];
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(datesIn) : [];
}
