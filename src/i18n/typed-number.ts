import { westernDigits } from '#sitecore/rules/digits.ts';

const GROUPING = /[,٬،\s]/g;
const NUMBER = /^(\d+\.?\d*|\.\d+)$/;

/**
 * Parses a typed number in any of the digits, grouped or not; returns null for anything but a number of zero or more.
 */
export function readNumber(text: string): number | null {
  const western = westernDigits(text).replaceAll('٫', '.').replace(GROUPING, '');
  return NUMBER.test(western) ? Number(western) : null;
}

/** Parses a number as `readNumber` does, with an optional minus, for values from a URL. */
export function readSignedNumber(text: string): number | null {
  const [, minus, rest = ''] = /^\s*([-\u2212])?(.*)$/s.exec(text) ?? [];
  const number = readNumber(rest);
  return number === null || minus === undefined ? number : -number;
}
