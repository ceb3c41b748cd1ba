import type { CalculatorError } from '#sitecore/contracts/calculators.ts';
import { failure, type Result } from '#sitecore/contracts/result.ts';

/** Error of a calculation, and the parameter that it is about. */
export interface CalculatorFailure {
  readonly code: CalculatorError['error']['code'];
  readonly parameter: string;
}

/** Result of a calculation: its figures, or its error. */
export type CalculatorResult<Figures> = Result<Figures, CalculatorFailure>;

export const failsOn = (code: CalculatorFailure['code'], parameter: string): Result<never, CalculatorFailure> =>
  failure({ code, parameter });
