import { type Fraction, type Months, type Riyals, shareOf } from '#sitecore/rules/finance/units.ts';
import type { InputErrors } from '../input-errors.ts';

/** Inputs of auto and home finance; null or '' for an empty field. */
export interface FinanceInputs {
  readonly accountType: string;
  readonly nationality: string;
  readonly monthlySalary: Riyals | null;
  readonly currentInstalments: Riyals | null;
  /** Price of the car or the home. */
  readonly price: Riyals | null;
  readonly balloonPayment: Riyals | null;
  readonly tenure: Months | null;
}

/** Inputs without an empty field. */
export type CompleteInputs = { readonly [K in keyof FinanceInputs]: NonNullable<FinanceInputs[K]> };

/** Share of the salary that all instalments together stay below. FINANCE §3.1, §3.2. */
export const MAX_SALARY_SHARE: Fraction = 0.65;

/** Validates the amounts that are not missing. An invalid salary hides the error of the instalments, an invalid price that of the balloon. FINANCE §3.2. */
export function checkFinance(inputs: FinanceInputs): InputErrors<FinanceInputs> {
  const { monthlySalary, currentInstalments, price, balloonPayment } = inputs;
  const isSalaryInvalid = monthlySalary !== null && monthlySalary <= 0;
  const areInstalmentsInvalid =
    currentInstalments !== null &&
    (currentInstalments < 0 ||
      (monthlySalary !== null && currentInstalments >= shareOf(monthlySalary, MAX_SALARY_SHARE)));
  const isPriceInvalid = price !== null && price <= 0;
  const isBalloonInvalid =
    balloonPayment !== null && (balloonPayment < 0 || (price !== null && balloonPayment >= price));
  return {
    ...(isSalaryInvalid && { monthlySalary: 'outOfRange' }),
    ...(areInstalmentsInvalid && !isSalaryInvalid && { currentInstalments: 'outOfRange' }),
    ...(isPriceInvalid && { price: 'outOfRange' }),
    ...(isBalloonInvalid && !isPriceInvalid && { balloonPayment: 'outOfRange' }),
  };
}

/** Returns the inputs, or undefined while an amount or the tenor is missing. */
export function completeInputs(inputs: FinanceInputs): CompleteInputs | undefined {
  const { monthlySalary, currentInstalments, price, balloonPayment, tenure } = inputs;
  if (monthlySalary === null || currentInstalments === null) return undefined;
  if (price === null || balloonPayment === null || tenure === null) return undefined;
  return { ...inputs, monthlySalary, currentInstalments, price, balloonPayment, tenure };
}
