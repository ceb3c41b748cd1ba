import {
  type Months,
  monthsIn,
  type Percent,
  percentOf,
  type Riyals,
  roundToHalalas,
  shareOf,
  type Years,
} from '#sitecore/rules/finance/units.ts';
import { MAX_SALARY_SHARE } from './finance-inputs.ts';
import type { InputErrors } from '../input-errors.ts';

/** Inputs of a personal finance; null for an empty field. */
export interface PersonalFinanceInputs {
  readonly tenure: Years | null;
  readonly monthlySalary: Riyals | null;
  readonly currentInstalments: Riyals | null;
}

/** Terms of personal finance, from the author's fields. */
export interface PersonalFinanceTerms {
  /** Debt burden ratio: the part of the salary that all instalments together may take. */
  readonly dbr: Percent;
  readonly adminFeeInPercentage: Percent;
  /** No cap when null. */
  readonly maxAdminFee: Riyals | null;
}

/** Lowest and highest salary in riyals. FINANCE §3.1. */
export const SALARY = { min: 2_000, max: 2_000_000_000 } as const;

/** Converts an authored tenor from years to months. FINANCE §3.1. */
export const monthsOf = (tenure: Years): Months => monthsIn(tenure);

/** Validates that the salary leaves an instalment beside the current ones; `dbr` as in the terms. FINANCE §3.1. */
export function checkPersonalFinance(
  { monthlySalary: salary, currentInstalments: instalments }: Omit<PersonalFinanceInputs, 'tenure'>,
  dbr: Percent,
): InputErrors<PersonalFinanceInputs> {
  if (salary === null || instalments === null) return {};
  return roundToHalalas(monthlyPayment(salary, instalments, dbr)) <= 0 ? { currentInstalments: 'outOfRange' } : {};
}

/**
 * Returns the amount left for an instalment, the smaller of two: the capacity (the DBR share of the salary less the current
 * instalments) and the absolute difference between the current instalments and 0.65 of the salary. FINANCE §3.1.
 */
export function monthlyPayment(salary: Riyals, currentInstalments: Riyals, dbr: Percent): Riyals {
  const headroom = Math.abs(currentInstalments - shareOf(salary, MAX_SALARY_SHARE));
  const capacity = percentOf(salary, dbr) - currentInstalments;
  return Math.min(headroom, capacity);
}
