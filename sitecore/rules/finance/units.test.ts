import { describe, expect, it } from 'vitest';
import {
  type Fraction,
  monthsIn,
  type Percent,
  percentOf,
  type Riyals,
  roundRate,
  roundToHalalas,
  roundToRiyals,
  shareOf,
  type Years,
} from './units.ts';

describe('units', () => {
  it('do not mix: a number of one is no argument where another is meant', () => {
    const amount: Riyals = 200;
    const rate: Percent = 5;
    const share: Fraction = 0.05;
    const years: Years = 2;
    expect([percentOf(amount, rate), shareOf(amount, share), monthsIn(years)]).toEqual([10, 10, 24]);
    // @ts-expect-error -- a rate is no amount
    percentOf(rate, rate);
    // @ts-expect-error -- a fraction is not a percentage
    percentOf(amount, share);
    // @ts-expect-error -- a percentage is not a fraction
    shareOf(amount, rate);
    // @ts-expect-error -- months are not years
    monthsIn(monthsIn(years));
    // @ts-expect-error -- an amount is no rate
    roundRate(amount);
  });

  it('have rounding of their own, half up', () => {
    expect([roundToHalalas(1.005), roundToRiyals(0.5), roundRate(2.345)]).toEqual([1.01, 1, 2.35]);
  });
});
