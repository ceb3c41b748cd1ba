import type { FinanceResult } from '#sitecore/contracts/calculators.ts';
import { roundHalfUp } from '#sitecore/rules/finance/rounding.ts';
import { annualPercentageRate, monthlyPayments } from './annual-percentage-rate.ts';
import { type CalculatorResult, ok, failure } from './calculator-result.ts';

/** A finance that is repaid in equal months; amounts in riyals. */
interface LevelFinance {
  readonly principal: number;
  readonly tenure: number;
  /** Paid with the last instalment. */
  readonly balloon: number;
  /** All that is repaid with the instalments besides the principal: profit, premiums. */
  readonly cost: number;
  /** What is paid at signing. */
  readonly upfront: number;
}

/** Instalment, effective annual rate and total of a finance that is repaid in equal months. FINANCE §1.4, §1.5. */
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
