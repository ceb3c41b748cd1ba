import type { PersonalFinanceRequest, PersonalFinanceResult } from '#sitecore/contracts/personal-finance.ts';
import { type Day, firstInstalmentDay } from '#sitecore/rules/calendar-day.ts';
import { adminFee } from '#sitecore/rules/finance/flat-finance.ts';
import { type Riyals, roundRate, roundToHalalas } from '#sitecore/rules/finance/units.ts';
import { annualPercentageRate, datedPayments } from './annual-percentage-rate.ts';
import { success } from '#sitecore/contracts/result.ts';
import { type CalculatorResult, failsOn } from './calculator-result.ts';

/** Maximum number of days from the contract to the first instalment. */
const LONGEST_WAIT_DAYS = 366;
/** Amount by which each instalment may be short, since it may be rounded to the halala. */
const ROUNDING_ALLOWANCE: Riyals = 0.01;

/** Calculates the effective annual rate of instalments that fall on calendar days. FINANCE §2.1. */
export function personalFinance(request: PersonalFinanceRequest, today: Day): CalculatorResult<PersonalFinanceResult> {
  const { principal, tenure, balloonPayment: balloon, emi, adminFeeInPercentage, maxAdminFee } = request;
  const { stipulationDate: contract = today, emiDate: first = firstInstalmentDay(contract) } = request;
  const wait = first - contract;
  if (wait < 1 || wait > LONGEST_WAIT_DAYS) return failsOn('InvalidParameter', 'emiDate');
  if (balloon >= principal) return failsOn('InvalidParameter', 'balloonPayment');
  if (emi * tenure + balloon < principal - ROUNDING_ALLOWANCE * tenure)
    return failsOn('InstalmentsBelowPrincipal', 'emi');
  const net = principal - adminFee(principal, adminFeeInPercentage, maxAdminFee);
  if (net <= 0) return failsOn('FeesExceedPrincipal', 'principal');

  const rate = annualPercentageRate(net, datedPayments({ contract, first, instalment: emi, tenure, balloon }));
  if (rate === undefined) return failsOn('AprNotComputable', 'principal');

  return success({ APR: roundRate(rate), FinanceAmount: roundToHalalas(principal) });
}
