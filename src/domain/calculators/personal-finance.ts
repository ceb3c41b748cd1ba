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
import { type InputErrors, requiredErrors } from './input-errors.ts';

/** Inputs of the personal finance calculator; null or '' for an empty field. */
export interface PersonalFinanceInputs {
  readonly accountType: string;
  readonly nationality: string;
  readonly sector: string;
  readonly subSector: string;
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

const MIN_SALARY: Riyals = 2_000;
const MAX_SALARY: Riyals = 2_000_000_000;

/** Converts an authored tenor from years to months. FINANCE §3.1. */
export const monthsOf = (tenure: Years): Months => monthsIn(tenure);

/** Validates the inputs; an invalid salary does not hide invalid instalments. FINANCE §3.1. */
export function checkPersonalFinance(
  inputs: PersonalFinanceInputs,
  { dbr }: PersonalFinanceTerms,
): InputErrors<PersonalFinanceInputs> {
  const { monthlySalary: salary, currentInstalments: instalments } = inputs;
  const isSalaryInvalid = salary !== null && (salary < MIN_SALARY || salary > MAX_SALARY);
  const areInstalmentsInvalid =
    instalments !== null &&
    (instalments < 0 || (salary !== null && roundToHalalas(monthlyPayment(salary, instalments, dbr)) <= 0));
  return {
    ...requiredErrors({ ...inputs }),
    ...(isSalaryInvalid && { monthlySalary: 'outOfRange' }),
    ...(areInstalmentsInvalid && { currentInstalments: 'outOfRange' }),
  };
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
