import type { CardFinanceRequest, CardFinanceResult } from '#sitecore/contracts/card-finance.ts';
import { effectiveCreditLimit } from '#sitecore/rules/finance/credit-limit.ts';
import { roundHalfUp } from '#sitecore/rules/finance/rounding.ts';
import { annualPercentageRate, monthlyPayments } from './annual-percentage-rate.ts';
import { annuityFactor } from './annuity.ts';
import { type CalculatorResult, ok, failure } from './calculator-result.ts';

/** The months over which the regulator has a card's rate reckoned. */
const YEAR = 12;
/** Riyals that are paid at the least, however small the balance. */
const LEAST_PAYMENT = 100;
/** Riyals that count as nothing. */
const PAID_OFF = 0.005;
/** Months after which a balance counts as never repaid. */
const NEVER = 1_200;

/** A card's effective annual rate with its fee, and how long it takes to repay it by the least payments. FINANCE §2.4. */
export function cardFinance(request: CardFinanceRequest): CalculatorResult<CardFinanceResult> {
  const { creditLimit, interestRate, minPaymentPercent, cardFee } = request;
  const limit = effectiveCreditLimit(creditLimit);
  if (cardFee >= limit) return failure('FeesExceedPrincipal', 'cardFee');
  const monthlyRate = interestRate / 1200;
  const tenure = monthsOfLeastPayments(limit, monthlyRate, minPaymentPercent);
  if (tenure === undefined) return failure('NonAmortising', 'minPaymentPercent');

  const payment = limit / annuityFactor(monthlyRate, YEAR);
  const rate = annualPercentageRate(limit - cardFee, monthlyPayments(payment, YEAR, 0));
  if (rate === undefined) return failure('AprNotComputable', 'principal');
  return ok({ APR: roundHalfUp(rate, 2), Tenure: tenure });
}

/** The months until a balance is repaid by the least that is asked for, with profit on the rest of each month. */
function monthsOfLeastPayments(limit: number, monthlyRate: number, leastPercent: number): number | undefined {
  let balance = limit;
  for (let month = 1; month <= NEVER; month += 1) {
    const payment = Math.min(balance, Math.max((leastPercent / 100) * balance, LEAST_PAYMENT));
    balance = (balance - payment) * (1 + monthlyRate);
    if (balance <= PAID_OFF) return month;
  }
  return undefined;
}
