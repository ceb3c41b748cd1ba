import { type Months, type Percent, percentOf, type Riyals } from './units.ts';

interface InsuredCar {
  readonly principal: Riyals;
  readonly tenure: Months;
  /** Of the insured value, a year. */
  readonly insuranceRate: Percent;
  /** By which the insured value falls every year, compounding. */
  readonly depreciationRate: Percent;
  /** Added to the premium of each year. */
  readonly insuranceConstant: Riyals;
}

/** Calculates the premiums of all policy years, the last partial year in proportion. FINANCE §2.2. */
export function vehicleInsurance(car: InsuredCar): Riyals {
  const { principal, tenure, insuranceRate, depreciationRate, insuranceConstant } = car;
  let premiums = 0;
  for (let year = 1; year <= Math.ceil(tenure / 12); year += 1) {
    const months = Math.min(12, tenure - 12 * (year - 1));
    const insuredValue = principal * (1 - depreciationRate / 100) ** (year - 1);
    premiums += (percentOf(insuredValue, insuranceRate) + insuranceConstant) * (months / 12);
  }
  return premiums;
}
