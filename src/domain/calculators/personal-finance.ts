import { roundHalfUp } from '#sitecore/rules/finance/rounding.ts';
import { MAX_SALARY_SHARE } from './finance-inputs.ts';
import { type InputErrors, requiredErrors } from './input-errors.ts';

/** Inputs of the personal finance calculator; null or '' for an empty field. Amounts in riyals. */
export interface PersonalFinanceInputs {
  readonly accountType: string;
  readonly nationality: string;
  readonly sector: string;
  readonly subSector: string;
  /** Years. */
  readonly tenure: number | null;
  readonly monthlySalary: number | null;
  readonly currentInstalments: number | null;
}

/** Terms of personal finance, from the author's fields. */
export interface PersonalFinanceTerms {
  /** Debt burden ratio: percent of the salary that all instalments together may take. */
  readonly dbr: number;
  readonly adminFeeInPercentage: number;
  /** Riyals; no cap when null. */
  readonly maxAdminFee: number | null;
}

const MIN_SALARY = 2_000;
const MAX_SALARY = 2_000_000_000;

/** Converts an authored tenor from years to months. FINANCE §3.1. */
export const monthsOf = (tenure: number): number => 12 * tenure;

/** Validates the inputs; an invalid salary does not hide invalid instalments. FINANCE §3.1. */
export function checkPersonalFinance(
  inputs: PersonalFinanceInputs,
  { dbr }: PersonalFinanceTerms,
): InputErrors<PersonalFinanceInputs> {
  const { monthlySalary: salary, currentInstalments: instalments } = inputs;
  const isSalaryInvalid = salary !== null && (salary < MIN_SALARY || salary > MAX_SALARY);
  const areInstalmentsInvalid =
    instalments !== null &&
    (instalments < 0 || (salary !== null && roundHalfUp(monthlyPayment(salary, instalments, dbr), 2) <= 0));
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
export function monthlyPayment(salary: number, currentInstalments: number, dbr: number): number {
  const headroom = Math.abs(currentInstalments - MAX_SALARY_SHARE * salary);
  const capacity = (salary * dbr) / 100 - currentInstalments;
  return Math.min(headroom, capacity);
}
