import { type Months, type Percent, percentOf, type Riyals } from './units.ts';
/** Calculates the profit of a flat-rate finance: yearly percent of the principal over all months. FINANCE §1.5. */
export const termCost = (principal: Riyals, atc: Percent, tenure: Months): Riyals =>
  percentOf(principal, atc) * (tenure / 12);

/** Calculates the administrative fee: a percentage of the principal up to `maxFee`. FINANCE §1.5. */
export const adminFee = (principal: Riyals, feeInPercentage: Percent, maxFee: Riyals = Infinity): Riyals =>
  Math.min(percentOf(principal, feeInPercentage), maxFee);
