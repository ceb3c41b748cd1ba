import type { CardFinanceRequest, CardFinanceResult } from '#sitecore/contracts/card-finance.ts';
import { effectiveCreditLimit } from '#sitecore/rules/finance/credit-limit.ts';
import { type Fraction, type Months, type Percent, type Riyals, roundRate } from '#sitecore/rules/finance/units.ts';
import { annualPercentageRate, monthlyPayments } from './annual-percentage-rate.ts';
import { annuityFactor } from './annuity.ts';
import { success } from '#sitecore/contracts/result.ts';
import { type CalculatorResult, failsOn } from './calculator-result.ts';

/** Months over which the regulator requires a card's rate to be calculated. */
const YEAR = 12;
/** Minimum payment for any balance. */
const MIN_PAYMENT: Riyals = 100;
/** Balance that counts as repaid. */
const PAID_OFF: Riyals = 0.005;
/** Months after which a balance counts as never repaid. */
const MAX_MONTHS = 1_200;

/** Calculates a card's effective annual rate with its fee, and the months of minimum payments. FINANCE §2.4. */
export function cardFinance(request: CardFinanceRequest): CalculatorResult<CardFinanceResult> {
  const { creditLimit, interestRate, minPaymentPercent, cardFee } = request;
  const limit = effectiveCreditLimit(creditLimit);
  if (cardFee >= limit) return failsOn('FeesExceedPrincipal', 'cardFee');
  const monthlyRate = interestRate / 1200;
  const tenure = monthsOfMinPayments(limit, monthlyRate, minPaymentPercent);
  if (tenure === undefined) return failsOn('NonAmortising', 'minPaymentPercent');

  const payment = limit / annuityFactor(monthlyRate, YEAR);
  const rate = annualPercentageRate(limit - cardFee, monthlyPayments(payment, YEAR, 0));
  if (rate === undefined) return failsOn('AprNotComputable', 'principal');
  return success({ APR: roundRate(rate), Tenure: tenure });
}

/** Returns the months until minimum payments repay the limit, with profit on each month's balance; undefined for never. */
function monthsOfMinPayments(limit: Riyals, monthlyRate: Fraction, minPercent: Percent): Months | undefined {
  let balance = limit;
  for (let month = 1; month <= MAX_MONTHS; month += 1) {
    const payment = Math.min(balance, Math.max((minPercent / 100) * balance, MIN_PAYMENT));
    balance = (balance - payment) * (1 + monthlyRate);
    if (balance <= PAID_OFF) return month;
  }
  return undefined;
}
