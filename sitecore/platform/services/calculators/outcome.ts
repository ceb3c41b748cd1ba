import type { CalculatorRefusal } from '#sitecore/contracts/calculators.ts';

type RefusalCode = CalculatorRefusal['error']['code'];

/** What a formula gives: its figures, or the parameter with which it has none. */
export type Outcome<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly code: RefusalCode; readonly parameter: string };

export const reckoned = <Result>(result: Result): Outcome<Result> => ({ ok: true, result });

export const refused = (code: RefusalCode, parameter: string): Outcome<never> => ({ ok: false, code, parameter });
