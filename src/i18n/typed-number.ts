import { readAmount, readWhole } from '#sitecore/rules/amount.ts';

const numberOf = (amount: string | undefined): number | null => (amount === undefined ? null : Number(amount));

/** Parses a typed number in any of the digits, grouped or not; returns null for anything but a number of zero or more. */
export const readNumber = (text: string): number | null => numberOf(readAmount(text));

/** Parses a whole number as `readNumber` does; returns null for one with a fraction. */
export const readWholeNumber = (text: string): number | null => numberOf(readWhole(text));

/** Parses a number as `readNumber` does, with an optional minus, for values from a URL. */
export function readSignedNumber(text: string): number | null {
  const [, minus, rest = ''] = /^\s*([-\u2212])?(.*)$/s.exec(text) ?? [];
  const number = readNumber(rest);
  return number === null || minus === undefined ? number : -number;
}
