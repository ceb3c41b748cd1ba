import { roundHalfUp } from '#sitecore/rules/finance/rounding.ts';
import { requiredErrors, MAX_SALARY_SHARE } from './finance-inputs.ts';

/** What a visitor tells the personal finance calculator; null and '' where nothing is entered yet. Amounts in riyals. */
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

/** What the bank's authors set. */
export interface PersonalFinanceTerms {
  /** The share of a salary, in percent, that all instalments together may take. */
  readonly dbr: number;
  readonly adminFeeInPercentage: number;
  /** Riyals; no cap when null. */
  readonly maxAdminFee: number | null;
}

/** Why an input does not serve: a key of the dictionary. */
export type PersonalFinanceError = 'Field_Is_Required' | 'Invalid_Salary' | 'Invalid_EMI';

type PersonalFinanceErrors = { readonly [K in keyof PersonalFinanceInputs]?: PersonalFinanceError };

const MIN_SALARY = 2_000;
const MAX_SALARY = 2_000_000_000;

/** The months of a tenor, which its authors count in years. FINANCE §3.1. */
export const monthsOf = (tenure: number): number => 12 * tenure;

/** Checks the inputs: what is missing first, then what is out of its bounds; salary and instalments both. FINANCE §3.1. */
export function checkPersonalFinance(
  inputs: PersonalFinanceInputs,
  { dbr }: PersonalFinanceTerms,
): PersonalFinanceErrors {
  const { monthlySalary: salary, currentInstalments: instalments } = inputs;
  const salaryFails = salary !== null && (salary < MIN_SALARY || salary > MAX_SALARY);
  const instalmentsFail =
    instalments !== null &&
    (instalments < 0 || (salary !== null && roundHalfUp(monthlyPayment(salary, instalments, dbr), 2) <= 0));
  return {
    ...requiredErrors({ ...inputs }),
    ...(salaryFails && { monthlySalary: 'Invalid_Salary' }),
    ...(instalmentsFail && { currentInstalments: 'Invalid_EMI' }),
  };
}

/**
 * What is left for an instalment: the smaller of the capacity, which is the share of the salary less the current
 * instalments, and the distance of those from 0.65 of the salary, whichever is greater. FINANCE §3.1.
 */
export function monthlyPayment(salary: number, currentInstalments: number, dbr: number): number {
  const headroom = Math.abs(currentInstalments - MAX_SALARY_SHARE * salary);
  const capacity = (salary * dbr) / 100 - currentInstalments;
  return Math.min(headroom, capacity);
}
