interface InsuredCar {
  /** Riyals. */
  readonly principal: number;
  /** Months. */
  readonly tenure: number;
  /** Percent of the insured value a year. */
  readonly insuranceRate: number;
  /** Percent a year by which the insured value falls, compounding. */
  readonly depreciationRate: number;
  /** Riyals added to the premium of each year. */
  readonly insuranceConstant: number;
}

/** Calculates the premiums of all policy years in riyals, the last partial year in proportion. FINANCE §2.2. */
export function vehicleInsurance(car: InsuredCar): number {
  const { principal, tenure, insuranceRate, depreciationRate, insuranceConstant } = car;
  let premiums = 0;
  for (let year = 1; year <= Math.ceil(tenure / 12); year += 1) {
    const months = Math.min(12, tenure - 12 * (year - 1));
    const insuredValue = principal * (1 - depreciationRate / 100) ** (year - 1);
    premiums += ((insuredValue * insuranceRate) / 100 + insuranceConstant) * (months / 12);
  }
  return premiums;
}
