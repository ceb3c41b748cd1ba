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
export type Complete<Inputs> = { readonly [K in keyof Inputs]: NonNullable<Inputs[K]> };

/** Share of the salary that all instalments together stay below. FINANCE §3.1, §3.2. */
export const MAX_SALARY_SHARE: Fraction = 0.65;

/** Validates amounts against each other: instalments against a valid salary, the balloon against a valid price. FINANCE §3.2. */
export function checkFinance(inputs: FinanceInputs): InputErrors<FinanceInputs> {
  const { monthlySalary, currentInstalments, price, balloonPayment } = inputs;
  const isAbove = (amount: Riyals | null, limit: Riyals) => amount !== null && limit > 0 && amount >= limit;
  return {
    ...(isAbove(currentInstalments, shareOf(monthlySalary ?? 0, MAX_SALARY_SHARE)) && {
      currentInstalments: 'outOfRange',
    }),
    ...(isAbove(balloonPayment, price ?? 0) && { balloonPayment: 'outOfRange' }),
  };
}
