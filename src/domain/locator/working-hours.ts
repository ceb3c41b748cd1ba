import { foldText } from '#sitecore/rules/fold-text.ts';

/** Minutes of a day from midnight. */
export interface WorkingHours {
  readonly opens: number;
  /** The first minute after; above 24 hours for a night that ends on the next day. */
  readonly closes: number;
}

const MINUTES = 60;
const NOON = 12;
/** Minutes of a day. */
export const DAY = 24 * MINUTES;

/** Text of hours around the clock, the default of a place without any. */
export const AROUND_THE_CLOCK = '24 hours';

/** The same in the words of those who fill in places, folded. */
const ALWAYS: ReadonlySet<string> = new Set(
  [AROUND_THE_CLOCK, '24/7', '24h', '24 hrs', 'Around the clock', '24 ساعة', 'على مدار الساعة'].map(foldText),
);

/** Words for a day without hours, folded. */
const NEVER: ReadonlySet<string> = new Set(['', 'Closed', 'مغلق', 'مغلقة'].map(foldText));

/** Returns true for a text of hours around the clock. */
export const isAroundTheClock = (text: string): boolean => ALWAYS.has(foldText(text));

/** Returns hours as they are written; empty for blanks, a dash or a word for a closed day. */
export const writtenHours = (text: string): string => (NEVER.has(foldText(text)) ? '' : text);

const TIME = String.raw`(\d{1,2})(?::(\d{2}))?(?: ?(a\.?m\.?|p\.?m\.?|صباحا|ص|مسا|ظهرا|م)(?![\p{L}\d]))?`;
const SHIFT = String.raw`(?:from |من )?${TIME}(?: (?:to|until|till|الي|حتي))? ?${TIME}`;
const HOURS = new RegExp(`^${SHIFT}(?: ?(?:[,،;؛/&+|]|and|و) ?${SHIFT})*$`, 'u');
const SHIFTS = new RegExp(SHIFT, 'gu');

/**
 * Parses `HH:MM - HH:MM`, a 24-hour clock, or times with AM and PM, in any digits: one or more shifts of a day, in their order. One
 * that ends at or after midnight is a night. Undefined for another text, and for shifts that overlap.
 */
export function readWorkingHours(text: string): readonly [WorkingHours, ...WorkingHours[]] | undefined {
  const folded = foldText(text);
  if (folded.length > MAX_LENGTH || !HOURS.test(folded)) return undefined;
  const shifts = [...folded.matchAll(SHIFTS)].map(([, ...parts]) => shiftOf(parts.slice(0, 3), parts.slice(3)));
  const read = shifts.filter((shift) => shift !== undefined);
  const [first, ...others] = read;
  if (!first || read.length < shifts.length) return undefined;
  const starts = [...others.map(({ opens }) => opens), first.opens + DAY];
  return read.every(({ closes }, index) => closes <= (starts[index] ?? 0)) ? [first, ...others] : undefined;
}

/** Longer than any hours of a day. */
const MAX_LENGTH = 200;

type TimeParts = readonly (string | undefined)[];

function shiftOf(from: TimeParts, to: TimeParts): WorkingHours | undefined {
  // "9:00 - 5:00 PM" may begin in the morning or be a misprint: it is shown as it is.
  if ((from[2] === undefined) !== (to[2] === undefined)) return undefined;
  const [opens, closes] = [minuteOf(from), minuteOf(to)];
  if (opens === undefined || closes === undefined || opens >= DAY) return undefined;
  if (opens < closes) return { opens, closes };
  return opens > closes || opens === 0 ? { opens, closes: closes + DAY } : undefined;
}

function minuteOf([hourText = '', minuteText, half]: TimeParts): number | undefined {
  const [hour, minute] = [Number(hourText), Number(minuteText ?? 0)];
  if (minute >= MINUTES) return undefined;
  if (half === undefined)
    return minuteText !== undefined && hour * MINUTES + minute <= DAY ? hour * MINUTES + minute : undefined;
  if (hour < 1 || hour > NOON) return undefined;
  const isMorning = half.startsWith('a') || half.startsWith('ص');
  return ((hour % NOON) + (isMorning ? 0 : NOON)) * MINUTES + minute;
}
