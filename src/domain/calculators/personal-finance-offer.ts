import type { PersonalFinanceQuery } from '#sitecore/contracts/personal-finance.ts';
import { type Day, dayText, firstInstalmentDay } from '#sitecore/rules/calendar-day.ts';
import { adminFee, termCost } from '#sitecore/rules/finance/flat-finance.ts';
import { roundHalfUp } from '#sitecore/rules/finance/rounding.ts';
import { monthlyPayment, monthsOf, type PersonalFinanceInputs, type PersonalFinanceTerms } from './personal-finance.ts';
import { rateFor } from './rate-ranges.ts';
import type { FinanceParts } from './repayment-schedule.ts';

/** What a customer can pay each month, and what that finances; unrounded. */
export interface PersonalFinanceOffer {
  readonly monthlyPayment: number;
  readonly months: number;
  /** Percent a year of the whole principal. */
  readonly rate: number;
  readonly principal: number;
}

/** What the inputs finance at the rates of a sub-sector; undefined while something is missing or no rate fits. FINANCE §3.1. */
export function personalFinanceOffer(
  { tenure, monthlySalary, currentInstalments }: PersonalFinanceInputs,
  { dbr }: PersonalFinanceTerms,
  rates: string,
): PersonalFinanceOffer | undefined {
  if (tenure === null || monthlySalary === null || currentInstalments === null) return undefined;
  const months = monthsOf(tenure);
  const rate = rateFor(rates, months);
  if (rate === undefined) return undefined;
  const monthly = monthlyPayment(monthlySalary, currentInstalments, dbr);
  return { monthlyPayment: monthly, months, rate, principal: (monthly * months) / (1 + (rate / 100) * (months / 12)) };
}

/** What the bank's service is asked on a day: nothing of it is about the person. FINANCE §3.1. */
export const personalFinanceQuery = (
  { monthlyPayment: emi, months, principal }: PersonalFinanceOffer,
  { adminFeeInPercentage, maxAdminFee }: PersonalFinanceTerms,
  today: Day,
): PersonalFinanceQuery => ({
  principal: halalas(principal),
  tenure: months,
  balloonPayment: 0,
  emi: halalas(emi),
  adminFeeInPercentage,
  ...(maxAdminFee !== null && { maxAdminFee }),
  stipulationDate: dayText(today),
  emiDate: dayText(firstInstalmentDay(today)),
});

const halalas = (amount: number): string => roundHalfUp(amount, 2).toFixed(2);

/** The parts of the finance, unrounded; principal and profit are all the instalments. FINANCE §1.5, §3.1. */
export const personalFinanceParts = (
  { months, rate, principal }: PersonalFinanceOffer,
  { adminFeeInPercentage, maxAdminFee }: PersonalFinanceTerms,
): FinanceParts => ({
  principal,
  profit: termCost(principal, rate, months),
  insurance: 0,
  fee: adminFee(principal, adminFeeInPercentage, maxAdminFee ?? undefined),
});
