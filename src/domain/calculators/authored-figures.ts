const NUMBER = /^(\d+\.?\d*|\.\d+)$/;
const GROUPING = /[,\s]/g;

/** The number of zero or more that an author wrote; 0 for what is none. FINANCE §3.3 to 3.7. */
export function authoredNumber(text: string): number {
  const bare = text.replace(GROUPING, '');
  return NUMBER.test(bare) ? Number(bare) : 0;
}

/** A rate that an author wrote as a fraction, "0.0275", or as a percentage, "2.75%"; 0 for what is none. FINANCE §3.5. */
export function authoredFraction(text: string): number {
  const [number = '', sign] = text.trim().split('%');
  return sign === undefined ? authoredNumber(number) : authoredNumber(number) / 100;
}

/** What an author wrote as the most that there is; no bound unless it is above 0. FINANCE §3.3. */
export function authoredCap(text: string): number {
  const cap = authoredNumber(text);
  return cap > 0 ? cap : Infinity;
}
