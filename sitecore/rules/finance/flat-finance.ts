/** Calculates the profit of a flat-rate finance: yearly percent of the principal over all months. FINANCE §1.5. */
export const termCost = (principal: number, atc: number, tenure: number): number =>
  ((principal * atc) / 100) * (tenure / 12);

/** Calculates the administrative fee: a percentage of the principal up to `maxFee`. FINANCE §1.5. */
export const adminFee = (principal: number, feeInPercentage: number, maxFee = Infinity): number =>
  Math.min((principal * feeInPercentage) / 100, maxFee);
