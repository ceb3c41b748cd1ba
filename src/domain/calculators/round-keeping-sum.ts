import { roundHalfUp } from '#sitecore/rules/finance/rounding.ts';

/** Rounds amounts so that they sum to the rounded total: each becomes the increase of the rounded running total. */
export function roundKeepingSum(amounts: readonly number[]): readonly number[] {
  let [exact, rounded] = [0, 0];
  return amounts.map((amount) => {
    exact += amount;
    const whole = roundHalfUp(exact, 0) - rounded;
    rounded += whole;
    return whole;
  });
}
