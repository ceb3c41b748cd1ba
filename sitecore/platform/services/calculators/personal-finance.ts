import type { PersonalFinanceRequest, PersonalFinanceResult } from '#sitecore/contracts/personal-finance.ts';
import { type Day, firstInstalmentDay } from '#sitecore/rules/calendar-day.ts';
import { adminFee } from '#sitecore/rules/finance/flat-finance.ts';
import { roundHalfUp } from '#sitecore/rules/finance/rounding.ts';
import { annualPercentageRate, datedPayments } from './annual-percentage-rate.ts';
import { type CalculatorResult, ok, failure } from './calculator-result.ts';

/** How long after the contract the first instalment may fall. */
const LONGEST_WAIT_DAYS = 366;
/** What each instalment may lack of its share, for it may be rounded to the halala. */
const ROUNDED_AWAY = 0.01;

/** The effective annual rate of instalments that a customer can pay, on their very days. FINANCE §2.1. */
export function personalFinance(request: PersonalFinanceRequest, today: Day): CalculatorResult<PersonalFinanceResult> {
  const { principal, tenure, balloonPayment: balloon, emi, adminFeeInPercentage, maxAdminFee } = request;
  const { stipulationDate: contract = today, emiDate: first = firstInstalmentDay(contract) } = request;
  const wait = first - contract;
  if (wait < 1 || wait > LONGEST_WAIT_DAYS) return failure('InvalidParameter', 'emiDate');
  if (balloon >= principal) return failure('InvalidParameter', 'balloonPayment');
  if (emi * tenure + balloon < principal - ROUNDED_AWAY * tenure) return failure('InstalmentsBelowPrincipal', 'emi');
  const net = principal - adminFee(principal, adminFeeInPercentage, maxAdminFee);
  if (net <= 0) return failure('FeesExceedPrincipal', 'principal');

  const rate = annualPercentageRate(net, datedPayments({ contract, first, instalment: emi, tenure, balloon }));
  if (rate === undefined) return failure('AprNotComputable', 'principal');

  return ok({ APR: roundHalfUp(rate, 2), FinanceAmount: roundHalfUp(principal, 2) });
}
