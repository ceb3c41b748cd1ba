/** The profit of a flat-rate finance: the yearly rate in percent of the whole principal over all months. FINANCE §1.5. */
export const termCost = (principal: number, atc: number, tenure: number): number =>
  ((principal * atc) / 100) * (tenure / 12);

/** The administrative fee: a percentage of the principal, capped where a cap is given. FINANCE §1.5. */
export const adminFee = (principal: number, feeInPercentage: number, maxFee = Infinity): number =>
  Math.min((principal * feeInPercentage) / 100, maxFee);
