import type { FinanceResult } from '#sitecore/contracts/calculators.ts';
import { roundHalfUp } from '#sitecore/rules/finance/rounding.ts';
import { annualPercentageRate, monthlyPayments } from './annual-percentage-rate.ts';
import { type CalculatorResult, ok, failure } from './calculator-result.ts';

/** A finance repaid in equal monthly instalments; amounts in riyals. */
interface LevelFinance {
  readonly principal: number;
  readonly tenure: number;
  /** Paid with the last instalment. */
  readonly balloon: number;
  /** Profit and premiums, repaid with the instalments. */
  readonly cost: number;
  /** Fees paid at signing. */
  readonly upfront: number;
}

/** Calculates instalment, effective annual rate and total of a finance with equal instalments. FINANCE §1.4, §1.5. */
export function levelFinance({
  principal,
  tenure,
  balloon,
  cost,
  upfront,
}: LevelFinance): CalculatorResult<FinanceResult> {
  if (balloon >= principal) return failure('InvalidParameter', 'balloonPayment');
  const net = principal - upfront;
  if (net <= 0) return failure('FeesExceedPrincipal', 'principal');

  const instalment = (principal + cost - balloon) / tenure;
  const rate = annualPercentageRate(net, monthlyPayments(instalment, tenure, balloon));
  if (rate === undefined) return failure('AprNotComputable', 'principal');

  return ok({
    EMI: roundHalfUp(instalment, 2),
    APR: roundHalfUp(rate, 2),
    FinanceAmount: roundHalfUp(principal, 2),
    TotalAmountPayable: roundHalfUp(principal + cost + upfront, 2),
  });
}
