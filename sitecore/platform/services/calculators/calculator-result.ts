import type { CalculatorError } from '#sitecore/contracts/calculators.ts';

type FailureCode = CalculatorError['error']['code'];

/** Result of a calculation: its figures, or the parameter that it fails on. */
export type CalculatorResult<Result> =
  | { readonly ok: true; readonly value: Result }
  | { readonly ok: false; readonly code: FailureCode; readonly parameter: string };

export const ok = <Result>(value: Result): CalculatorResult<Result> => ({ ok: true, value });

export const failure = (code: FailureCode, parameter: string): CalculatorResult<never> => ({
  ok: false,
  code,
  parameter,
});
