import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundHalfUp } from '#sitecore/rules/finance/rounding.ts';
import { repaymentSchedule } from './repayment-schedule.ts';

const amount = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((halalas) => halalas / 100);

const finance = fc
  .record({
    principal: fc.integer({ min: 1_000, max: 3_000_000 }),
    profitShare: fc.integer({ min: 0, max: 60 }),
    insurance: amount(100_000),
    fee: amount(5_000),
    tenure: fc.integer({ min: 1, max: 480 }),
    balloonShare: fc.integer({ min: 0, max: 99 }),
  })
  .map(({ principal, profitShare, insurance, fee, tenure, balloonShare }) => ({
    parts: { principal, profit: (principal * profitShare) / 100, insurance, fee },
    tenure,
    balloon: (principal * balloonShare) / 100,
  }));

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

describe('repaymentSchedule', () => {
  it('sums to its parts in every column, ends with no outstanding principal, and with the fee equals the total', () => {
    fc.assert(
      fc.property(finance, ({ parts, tenure, balloon }) => {
        const { parts: whole, years } = repaymentSchedule(parts, tenure, balloon);
        expect(years).toHaveLength(Math.ceil(tenure / 12));
        expect(sum(years.map(({ profit }) => profit))).toBe(whole.profit);
        expect(sum(years.map(({ insurance }) => insurance))).toBe(whole.insurance);
        expect(sum(years.map(({ capital, balloon: last }) => capital + last))).toBe(whole.principal);
        expect(years.at(-1)?.left).toBe(0);
        const total = parts.principal + parts.profit + parts.insurance + parts.fee;
        expect(sum(years.map(({ paid }) => paid)) + whole.fee).toBe(roundHalfUp(total, 0));
      }),
    );
  });

  it('has no negative amount, and an outstanding principal that never grows', () => {
    fc.assert(
      fc.property(finance, ({ parts, tenure, balloon }) => {
        const { years } = repaymentSchedule(parts, tenure, balloon);
        for (const { year, paid, left, ...amounts } of years) {
          expect(Math.min(...Object.values(amounts), left), `year ${year}`).toBeGreaterThanOrEqual(0);
          expect(paid).toBe(sum(Object.values(amounts)));
        }
        const outstanding = years.map(({ left }) => left);
        expect(outstanding).toEqual(outstanding.toSorted((a, b) => b - a));
      }),
    );
  });

  it('charges profit on the outstanding principal: 120,000 at a flat 2.75 % over four years, 30,000 of it at the end', () => {
    const parts = { principal: 120_000, profit: 13_200, insurance: 12_237, fee: 1_200 };
    const { years } = repaymentSchedule(parts, 48, 30_000);
    expect(years.map(({ profit }) => profit)).toEqual([4_719, 3_800, 2_841, 1_840]);
    expect(years.map(({ left }) => left)).toEqual([98_919, 76_919, 53_960, 0]);
    expect(years.map(({ balloon }) => balloon)).toEqual([0, 0, 0, 30_000]);
  });

  it('supports a shorter last year', () => {
    const { years } = repaymentSchedule({ principal: 13_000, profit: 0, insurance: 0, fee: 0 }, 13, 0);
    expect(years.map(({ paid }) => paid)).toEqual([12_000, 1_000]);
  });
});
