import type { FinanceResult } from '#sitecore/contracts/calculators.ts';
import type { HomeFinanceRequest } from '#sitecore/contracts/home-finance.ts';
import { adminFee, termCost } from '#sitecore/rules/finance/flat-finance.ts';
import { levelFinance } from './level-finance.ts';
import type { CalculatorResult } from './calculator-result.ts';

/** Calculates instalment, effective annual rate and total of a home's finance; fees are paid at signing. FINANCE §2.3. */
export function homeFinance(request: HomeFinanceRequest): CalculatorResult<FinanceResult> {
  const { principal, tenure, balloonPayment: balloon, atc, adminFeeInPercentage, maxAdminFee } = request;
  const { insuranceFee, valuationFee } = request;
  const cost = termCost(principal, atc, tenure);
  const upfront = adminFee(principal, adminFeeInPercentage, maxAdminFee) + insuranceFee + valuationFee;
  return levelFinance({ principal, tenure, balloon, cost, upfront });
}
