import { type Fraction } from '#sitecore/rules/finance/units.ts';

/**
 * Returns the ratio of an amount to its equal instalments on a declining balance; the rate is that of a period, and
 * very small rates stay exact. FINANCE §2.4, §2.5.
 */
export const annuityFactor = (rate: Fraction, count: number): number =>
  rate === 0 ? count : -Math.expm1(-count * Math.log1p(rate)) / rate;
