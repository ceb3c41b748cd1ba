import type { PersonalFinanceQuery } from '#sitecore/contracts/personal-finance.ts';
import { type Day, dayText, firstInstalmentDay } from '#sitecore/rules/calendar-day.ts';
import { adminFee, termCost } from '#sitecore/rules/finance/flat-finance.ts';
import { type Months, type Percent, type Riyals, roundToHalalas } from '#sitecore/rules/finance/units.ts';
import type { Complete } from './finance-inputs.ts';
import { monthlyPayment, monthsOf, type PersonalFinanceInputs, type PersonalFinanceTerms } from './personal-finance.ts';
import { rateFor } from './rate-ranges.ts';
import type { FinanceParts } from './repayment-schedule.ts';

/** Monthly payment a customer can afford and the amount it finances, unrounded. */
export interface PersonalFinanceOffer {
  readonly monthlyPayment: Riyals;
  readonly months: Months;
  /** Of the whole principal, a year. */
  readonly rate: Percent;
  readonly principal: Riyals;
}

/** Returns the offer at the rates of a sub-sector; undefined when no rate fits. FINANCE §3.1. */
export function personalFinanceOffer(
  { tenure, monthlySalary, currentInstalments }: Complete<PersonalFinanceInputs>,
  { dbr }: PersonalFinanceTerms,
  rates: string,
): PersonalFinanceOffer | undefined {
  const months = monthsOf(tenure);
  const rate = rateFor(rates, months);
  if (rate === undefined) return undefined;
  const monthly = monthlyPayment(monthlySalary, currentInstalments, dbr);
  return { monthlyPayment: monthly, months, rate, principal: (monthly * months) / (1 + (rate / 100) * (months / 12)) };
}

/** Returns the query to the bank's service on a day; it carries no data about the person. FINANCE §3.1. */
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

const halalas = (amount: Riyals): string => roundToHalalas(amount).toFixed(2);

/** Returns principal, profit and fee, unrounded; principal and profit equal the sum of the instalments. FINANCE §1.5, §3.1. */
export const personalFinanceParts = (
  { months, rate, principal }: PersonalFinanceOffer,
  { adminFeeInPercentage, maxAdminFee }: PersonalFinanceTerms,
): FinanceParts => ({
  principal,
  profit: termCost(principal, rate, months),
  insurance: 0,
  fee: adminFee(principal, adminFeeInPercentage, maxAdminFee ?? undefined),
});
