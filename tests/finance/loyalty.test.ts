import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formatMoney } from '#src/i18n/numbers.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import { clientVectors } from './vectors.ts';
import { cashValueOf, milesOf, pointsOf } from '#src/domain/calculators/loyalty.ts';

const typed = z.string().transform(readNumber);
const figure = z.number();

const cases = (calculator: string) =>
  clientVectors(calculator).map((vector) => ({ ...vector, title: `${vector.id}: ${vector.note}` }));

describe('milesOf', () => {
  const card = z.object({ spend: typed, RiyalSpent: typed, PointGained: typed });
  const input = z.object({ cards: z.array(card) });
  const expected = z.object({ monthlyMiles: figure, yearlyMiles: figure });

  it.each(cases('Loyalty1Miles'))('$title', (vector) => {
    const cards = input
      .parse(vector.input)
      .cards.map(({ spend, RiyalSpent, PointGained }) => ({ spend, riyalSpent: RiyalSpent, pointGained: PointGained }));
    const { monthlyMiles, yearlyMiles } = expected.parse(vector.expected);
    expect(milesOf(cards)).toEqual({ monthly: monthlyMiles, yearly: yearlyMiles });
  });

  it('returns 0 without cards or spending, and for a card without step or gain', () => {
    const none = { monthly: 0, yearly: 0 };
    expect(milesOf([])).toEqual(none);
    expect(milesOf([{ spend: null, riyalSpent: 10, pointGained: 1 }])).toEqual(none);
    expect(milesOf([{ spend: 500, riyalSpent: null, pointGained: 1 }])).toEqual(none);
    expect(milesOf([{ spend: 500, riyalSpent: 10, pointGained: null }])).toEqual(none);
  });

  it('never decreases with more spending, and adds the gain for one more step', () => {
    const amount = fc.integer({ min: 0, max: 1e9 }).map((halalas) => halalas / 100);
    const step = fc.integer({ min: 1, max: 1_000 });
    const gain = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(amount, amount, step, gain, (spend, more, riyalSpent, pointGained) => {
        const miles = (spent: number) => milesOf([{ spend: spent, riyalSpent, pointGained }]).monthly;
        expect(miles(spend + more)).toBeGreaterThanOrEqual(miles(spend));
        expect(miles(spend + riyalSpent)).toBe(miles(spend) + pointGained);
      }),
    );
  });
});

describe('pointsOf', () => {
  const input = z.object({ amount: typed, PointsPerSARDomestic: typed, PointsPerSARInternational: typed });
  const expected = z.object({ domesticPoints: figure, internationalPoints: figure });

  it.each(cases('Loyalty2PointsPerProduct'))('$title', (vector) => {
    const { amount, PointsPerSARDomestic, PointsPerSARInternational } = input.parse(vector.input);
    const { domesticPoints, internationalPoints } = expected.parse(vector.expected);
    expect(pointsOf(amount, { domestic: PointsPerSARDomestic, international: PointsPerSARInternational })).toEqual({
      domestic: domesticPoints,
      international: internationalPoints,
    });
  });
});

describe('cashValueOf', () => {
  const expected = z.object({ cashValue: figure });

  it.each(cases('Loyalty3CashValue'))('$title', (vector) => {
    const { points, Value } = z.object({ points: typed, Value: typed }).parse(vector.input);
    const value = cashValueOf(points, Value ?? NaN);
    expect(value).toBe(expected.parse(vector.expected).cashValue);
    expect(formatMoney(value, 'en', { decimals: 2 })).toBe(vector.displayEn?.cashValue);
  });

  it.each(cases('Loyalty4CashValueMin'))('$title', (vector) => {
    const { points, SARPointRatio } = z.object({ points: typed, SARPointRatio: typed }).parse(vector.input);
    const value = cashValueOf(points, SARPointRatio ?? NaN);
    expect(value).toBe(expected.parse(vector.expected).cashValue);
    expect(formatMoney(value, 'en', { decimals: 2 })).toBe(vector.displayEn?.cashValue);
  });
});
