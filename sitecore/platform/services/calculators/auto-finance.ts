import type { AutoFinanceRequest } from '#sitecore/contracts/auto-finance.ts';
import type { FinanceResult } from '#sitecore/contracts/calculators.ts';
import { adminFee, termCost } from '#sitecore/rules/finance/flat-finance.ts';
import { vehicleInsurance } from '#sitecore/rules/finance/vehicle-insurance.ts';
import { levelFinance } from './level-finance.ts';
import type { CalculatorResult } from './calculator-result.ts';

/** Calculates instalment, effective annual rate and total of a car's finance with insurance, in riyals. FINANCE §2.2. */
export function autoFinance(request: AutoFinanceRequest): CalculatorResult<FinanceResult> {
  const { principal, tenure, balloonPayment: balloon, atc, adminFeeInPercentage, maxAdminFee } = request;
  const { insuranceRate, depriciationRate: depreciationRate, insuranceConstant } = request;
  const profit = termCost(principal, atc, tenure);
  const insurance = vehicleInsurance({ principal, tenure, insuranceRate, depreciationRate, insuranceConstant });
  const upfront = adminFee(principal, adminFeeInPercentage, maxAdminFee);
  return levelFinance({ principal, tenure, balloon, cost: profit + insurance, upfront });
}
