import { roundHalfUp } from '#sitecore/rules/finance/rounding.ts';

/** Rounds amounts to whole ones so that their sum is the rounded sum: each gets what rounding the running total adds. */
export function roundKeepingSum(amounts: readonly number[]): readonly number[] {
  let [exact, given] = [0, 0];
  return amounts.map((amount) => {
    exact += amount;
    const whole = roundHalfUp(exact, 0) - given;
    given += whole;
    return whole;
  });
}
