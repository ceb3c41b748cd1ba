/**
 * Returns the ratio of an amount to its equal instalments on a declining balance; the rate of a period is a fraction, and
 * very small rates stay exact. FINANCE §2.4, §2.5.
 */
export const annuityFactor = (rate: number, count: number): number =>
  rate === 0 ? count : -Math.expm1(-count * Math.log1p(rate)) / rate;
