import type { FinanceResult } from '#sitecore/contracts/calculators.ts';
import { type Months, type Riyals, roundRate, roundToHalalas } from '#sitecore/rules/finance/units.ts';
import { annualPercentageRate, monthlyPayments } from './annual-percentage-rate.ts';
import { success } from '#sitecore/contracts/result.ts';
import { type CalculatorResult, failsOn } from './calculator-result.ts';

/** A finance repaid in equal monthly instalments. */
interface LevelFinance {
  readonly principal: Riyals;
  readonly tenure: Months;
  /** Paid with the last instalment. */
  readonly balloon: Riyals;
  /** Profit and premiums, repaid with the instalments. */
  readonly cost: Riyals;
  /** Fees paid at signing. */
  readonly upfront: Riyals;
}

/** Calculates instalment, effective annual rate and total of a finance with equal instalments. FINANCE §1.4, §1.5. */
export function levelFinance({
  principal,
  tenure,
  balloon,
  cost,
  upfront,
}: LevelFinance): CalculatorResult<FinanceResult> {
  if (balloon >= principal) return failsOn('InvalidParameter', 'balloonPayment');
  const net = principal - upfront;
  if (net <= 0) return failsOn('FeesExceedPrincipal', 'principal');

  const instalment = (principal + cost - balloon) / tenure;
  const rate = annualPercentageRate(net, monthlyPayments(instalment, tenure, balloon));
  if (rate === undefined) return failsOn('AprNotComputable', 'principal');

  return success({
    EMI: roundToHalalas(instalment),
    APR: roundRate(rate),
    FinanceAmount: roundToHalalas(principal),
    TotalAmountPayable: roundToHalalas(principal + cost + upfront),
  });
}
