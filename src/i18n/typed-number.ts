/** Code points of zero in each set of digits: Western, Arabic-Indic, Persian. */
const ZEROS = [0x30, 0x660, 0x6f0] as const;

const DIGIT = /[٠-٩۰-۹]/g;
const GROUPING = /[,٬،\s]/g;
const NUMBER = /^(\d+\.?\d*|\.\d+)$/;

/** Returns the value of a digit of any of the three sets; undefined for any other character. */
export function digitValue(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? undefined : code - zero;
}

/** Returns a text with Western digits and the Western decimal point. */
export const toWesternDigits = (text: string): string =>
  text.replace(DIGIT, (digit) => String(digitValue(digit))).replaceAll('٫', '.');

/** Returns a whole number in the digits that a text uses; Western when it uses none. */
export function formatInDigitsOf(text: string, whole: number): string {
  const [used = '0'] = /[\d٠-٩۰-۹]/.exec(text) ?? [];
  const zero = (used.codePointAt(0) ?? 0) - (digitValue(used) ?? 0);
  return String(whole).replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

/**
 * Parses a typed number in any of the digits, grouped or not; returns null for anything but a number of zero or more.
 */
export function readNumber(text: string): number | null {
  const western = toWesternDigits(text).replace(GROUPING, '');
  return NUMBER.test(western) ? Number(western) : null;
}

/** Parses a number as `readNumber` does, with an optional minus, for values from a URL. */
export function readSignedNumber(text: string): number | null {
  const [, minus, rest = ''] = /^\s*([-\u2212])?(.*)$/s.exec(text) ?? [];
  const number = readNumber(rest);
  return number === null || minus === undefined ? number : -number;
}
