import type { AutoFinanceRequest, AutoFinanceResult } from '#sitecore/contracts/auto-finance.ts';
import { adminFee, termCost } from '#sitecore/contracts/values/flat-finance.ts';
import { roundHalfUp } from '#sitecore/contracts/values/rounding.ts';
import { vehicleInsurance } from '#sitecore/contracts/values/vehicle-insurance.ts';
import { annualPercentageRate, monthlyPayments } from './annual-percentage-rate.ts';
import { type Outcome, reckoned, refused } from './outcome.ts';

/** Instalment, effective annual rate and total of a car's finance with its insurance; amounts in riyals. FINANCE §2.2. */
export function autoFinance(request: AutoFinanceRequest): Outcome<AutoFinanceResult> {
  const { principal, tenure, balloonPayment: balloon, atc, adminFeeInPercentage, maxAdminFee } = request;
  const { insuranceRate, depriciationRate: depreciationRate, insuranceConstant } = request;
  if (balloon >= principal) return refused('InvalidParameter', 'balloonPayment');
  const fee = adminFee(principal, adminFeeInPercentage, maxAdminFee);
  const net = principal - fee;
  if (net <= 0) return refused('FeesExceedPrincipal', 'principal');

  const profit = termCost(principal, atc, tenure);
  const insurance = vehicleInsurance({ principal, tenure, insuranceRate, depreciationRate, insuranceConstant });
  const instalment = (principal + profit + insurance - balloon) / tenure;
  const rate = annualPercentageRate(net, monthlyPayments(instalment, tenure, balloon));
  if (rate === undefined) return refused('AprNotComputable', 'principal');

  return reckoned({
    EMI: roundHalfUp(instalment, 2),
    APR: roundHalfUp(rate, 2),
    FinanceAmount: roundHalfUp(principal, 2),
    TotalAmountPayable: roundHalfUp(principal + profit + insurance + fee, 2),
  });
}
