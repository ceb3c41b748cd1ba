import { adminFee, termCost } from '#sitecore/contracts/values/flat-finance.ts';
import { vehicleInsurance } from '#sitecore/contracts/values/vehicle-insurance.ts';
import type { AutoFinanceTerms, CompleteInputs } from './auto-finance.ts';

/** What the total of a finance is made of, in riyals. */
export interface FinanceParts {
  readonly principal: number;
  readonly profit: number;
  readonly insurance: number;
  readonly fee: number;
}

/** The parts of a car's finance, unrounded. FINANCE §1.5, §2.2. */
export function autoFinanceParts({ carValue, tenure }: CompleteInputs, terms: AutoFinanceTerms): FinanceParts {
  const { atc, adminFeeInPercentage, maxAdminFee, insuranceRate, depreciationRate, insuranceConstant } = terms;
  return {
    principal: carValue,
    profit: termCost(carValue, atc, tenure),
    insurance: vehicleInsurance({ principal: carValue, tenure, insuranceRate, depreciationRate, insuranceConstant }),
    fee: adminFee(carValue, adminFeeInPercentage, maxAdminFee ?? undefined),
  };
}
