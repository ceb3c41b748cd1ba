/**
 * How often its instalment an amount is that is repaid in equal instalments on a declining balance; the rate of a period
 * is a fraction. Exact for tiny rates too. FINANCE §2.4, §2.5.
 */
export const annuityFactor = (rate: number, count: number): number =>
  rate === 0 ? count : -Math.expm1(-count * Math.log1p(rate)) / rate;
