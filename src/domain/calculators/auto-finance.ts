import type { AutoFinanceRequest } from '#sitecore/contracts/auto-finance.ts';
import { adminFee, termCost } from '#sitecore/rules/finance/flat-finance.ts';
import { vehicleInsurance } from '#sitecore/rules/finance/vehicle-insurance.ts';
import { type Percent, type Riyals } from '#sitecore/rules/finance/units.ts';
import type { Complete, FinanceInputs } from './finance-inputs.ts';
import type { FinanceParts } from './repayment-schedule.ts';

/** Terms of auto finance, from the author's fields. */
export interface AutoFinanceTerms {
  /** Of the whole principal, a year. */
  readonly atc: Percent;
  readonly adminFeeInPercentage: Percent;
  /** No cap when null. */
  readonly maxAdminFee: Riyals | null;
  /** Of the insured value, a year. */
  readonly insuranceRate: Percent;
  /** By which the insured value falls every year. */
  readonly depreciationRate: Percent;
  /** Added to the premium of each year. */
  readonly insuranceConstant: Riyals;
}

/** Returns the request to the bank's service; it carries no data about the person. FINANCE §2.2. */
export const autoFinanceRequest = (
  { price, balloonPayment, tenure }: Complete<FinanceInputs>,
  { atc, adminFeeInPercentage, maxAdminFee, insuranceRate, depreciationRate, insuranceConstant }: AutoFinanceTerms,
): AutoFinanceRequest => ({
  principal: price,
  tenure,
  balloonPayment,
  atc,
  adminFeeInPercentage,
  ...(maxAdminFee !== null && { maxAdminFee }),
  insuranceRate,
  depriciationRate: depreciationRate,
  insuranceConstant,
});

/** Returns principal, profit, insurance and fee of auto finance, unrounded. FINANCE §1.5, §2.2. */
export function autoFinanceParts(request: AutoFinanceRequest): FinanceParts {
  const { principal, tenure, atc, adminFeeInPercentage, maxAdminFee } = request;
  const { insuranceRate, depriciationRate: depreciationRate, insuranceConstant } = request;
  return {
    principal,
    profit: termCost(principal, atc, tenure),
    insurance: vehicleInsurance({ principal, tenure, insuranceRate, depreciationRate, insuranceConstant }),
    fee: adminFee(principal, adminFeeInPercentage, maxAdminFee),
  };
}
