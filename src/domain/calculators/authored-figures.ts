import { type Fraction, type Riyals } from '#sitecore/rules/finance/units.ts';

const NUMBER = /^(\d+\.?\d*|\.\d+)$/;
const GROUPING = /[,\s]/g;

/** Parses an authored number of 0 or more, with or without grouping; returns 0 for other text. FINANCE §3.3 to 3.7. */
export function authoredNumber(text: string): number {
  const bare = text.replace(GROUPING, '');
  return NUMBER.test(bare) ? Number(bare) : 0;
}

/** Parses an authored rate, a fraction ("0.0275") or a percentage ("2.75%"), to a fraction; 0 for other text. FINANCE §3.5. */
export function authoredFraction(text: string): Fraction {
  const [number = '', sign] = text.trim().split('%');
  return sign === undefined ? authoredNumber(number) : authoredNumber(number) / 100;
}

/** Parses an authored upper limit; returns Infinity unless it is above 0. FINANCE §3.3. */
export function authoredCap(text: string): Riyals {
  const cap = authoredNumber(text);
  return cap > 0 ? cap : Infinity;
}
