/** Minutes of a day from midnight. */
export interface WorkingHours {
  readonly opens: number;
  /** The first minute after. */
  readonly closes: number;
}

const HOURS = /^(\d{1,2}):(\d{2})\s*[-–]\s*(\d{1,2}):(\d{2})$/;
const HOURS_A_DAY = 24;
const MINUTES = 60;

/** Text of hours around the clock, the default of a place without any. */
export const AROUND_THE_CLOCK = '24 hours';

/** Returns true for the text of hours around the clock. */
export const isAroundTheClock = (text: string): boolean => text.trim().toLowerCase() === AROUND_THE_CLOCK;

/** Parses `HH:MM - HH:MM`, a 24-hour clock; undefined for another text, and for hours that end before they begin. */
export function readWorkingHours(text: string): WorkingHours | undefined {
  const [found, ...parts] = HOURS.exec(text.trim()) ?? [];
  if (found === undefined) return undefined;
  const [openHour = 0, openMinute = 0, closeHour = 0, closeMinute = 0] = parts.map(Number);
  if (openMinute >= MINUTES || closeMinute >= MINUTES) return undefined;
  const opens = openHour * MINUTES + openMinute;
  const closes = closeHour * MINUTES + closeMinute;
  return opens < closes && closes <= HOURS_A_DAY * MINUTES ? { opens, closes } : undefined;
}
