/** Code points of zero in each set of digits: Western, Arabic-Indic, Persian, full-width. */
const ZEROS = [0x30, 0x660, 0x6f0, 0xff10] as const;

const OTHER_DIGIT = /[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g;
const ANY_DIGIT = /[\d\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/;

/** Returns the value of a digit of any of the sets; undefined for any other character. */
export function digitValue(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? undefined : code - zero;
}

/** Returns a text with its digits as 0 to 9; nothing else changes, its length neither. */
export const westernDigits = (text: string): string => text.replace(OTHER_DIGIT, (digit) => `${digitValue(digit)}`);

/** Returns a text with the digits 0 to 9 as ٠ to ٩. */
export const arabicDigits = (text: string): string => inSet(text, ZEROS[1]);

/** Returns a text with the digits 0 to 9 in the set that another text uses first; as they are when it uses none. */
export function inDigitsOf(sample: string, text: string): string {
  const [used = '0'] = ANY_DIGIT.exec(sample) ?? [];
  return inSet(text, (used.codePointAt(0) ?? 0) - (digitValue(used) ?? 0));
}

const inSet = (text: string, zero: number): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
