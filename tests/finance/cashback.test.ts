import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formatNumber } from '#src/i18n/numbers.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import { clientVectors } from './vectors.ts';
import { businessCashback, categoryCashback } from '#src/domain/calculators/business-cashback.ts';
import { simpleCashback } from '#src/domain/calculators/simple-cashback.ts';

const capFields = { MaxMonthlyCashback: z.string(), MaxYearlyCashback: z.string() };
const businessCard = z.object({
  Code: z.string(),
  amount: z.string(),
  ScrollLimit: z.string(),
  ThresholdAmount: z.string(),
  LowThresholdRate: z.string(),
  HighThresholdRate: z.string(),
});
const simpleCard = z.object({ amount: z.string(), scrollLimit: z.string(), rate: z.string(), maxCashback: z.string() });
const businessInput = z.object({ cards: z.array(businessCard), ...capFields });
const simpleInput = z.object({ categories: z.array(simpleCard), ...capFields });

const spent = <Card extends { readonly amount: string }>(cards: readonly Card[]) =>
  cards.map((category) => ({ category, amount: readNumber(category.amount) }));

const formatted = ({ monthly, yearly }: { readonly monthly: number; readonly yearly: number }) => ({
  monthly: formatNumber(monthly, 'en', { decimals: 2 }),
  yearly: formatNumber(yearly, 'en', { decimals: 2 }),
});

const NO_CAPS = { MaxMonthlyCashback: '', MaxYearlyCashback: '' };

describe('business cashback', () => {
  it.each(clientVectors('BusinessCashback'))(
    'agrees with the worked case $id: $note',
    ({ input, expected, displayEn }) => {
      const { cards, ...caps } = businessInput.parse(input);
      const spending = spent(cards);
      const cashback = businessCashback(spending, caps);
      expect({ perCategory: spending.map(categoryCashback), ...cashback }).toEqual(expected);
      expect(formatted(cashback)).toEqual(displayEn);
    },
  );

  const category = {
    Code: 'DIN',
    ScrollLimit: '100000',
    ThresholdAmount: '5000',
    LowThresholdRate: '0.01',
    HighThresholdRate: '0.02',
  };
  const cashbackOf = (amount: number | null, change: Partial<typeof category> = {}) =>
    categoryCashback({ category: { ...category, ...change }, amount });

  it.each([
    ['below the threshold', 1_000, 10],
    ['at the threshold', 5_000, 50],
    ['above the threshold', 8_000, 110],
    ['no amount', null, 0],
    ['an amount above the slider’s maximum', 300_000, 1_950],
  ])('CALC-CASH-11 gives the low rate up to the threshold and the high rate on the rest: %s', (_, amount, cashback) => {
    expect(cashbackOf(amount)).toBe(cashback);
  });

  it.each([
    ['a fraction is used unchanged', { LowThresholdRate: '0.5' }, 500],
    ['a percentage is converted to a fraction', { LowThresholdRate: '1.5%' }, 15],
    ['without a threshold the high rate applies', { ThresholdAmount: '' }, 20],
    ['an invalid rate gives 0', { LowThresholdRate: 'none' }, 0],
    ['without a limit the whole amount counts', { ScrollLimit: '' }, 10],
  ])('parses authored values: %s', (_, change, cashback) => {
    expect(cashbackOf(1_000, change)).toBe(cashback);
  });

  it('CALC-CASH-12 rounds each category down to whole riyals before the sum, except LOI', () => {
    expect(cashbackOf(199)).toBe(1);
    expect(cashbackOf(199, { Code: 'LOI' })).toBeCloseTo(1.99);
    const dining = { category, amount: 199 };
    const loi = { category: { ...category, Code: 'LOI' }, amount: 130 };
    // 1 + 1 + 1.30: not 5.28, and not 3.98 + 1.30.
    expect(businessCashback([dining, dining, loi], NO_CAPS).monthly).toBe(3);
  });

  const loi = (amount: number) => [{ category: { ...category, Code: 'LOI' }, amount }];

  it('CALC-CASH-13 rounds the monthly total to the nearest riyal, then caps it unless the cap is empty', () => {
    expect(businessCashback(loi(149), NO_CAPS).monthly).toBe(1);
    expect(businessCashback(loi(150), NO_CAPS).monthly).toBe(2);
    expect(businessCashback(loi(10_000), { ...NO_CAPS, MaxMonthlyCashback: '100.5' }).monthly).toBe(100.5);
    expect(businessCashback(loi(10_000), { ...NO_CAPS, MaxMonthlyCashback: '200' }).monthly).toBe(150);
    expect(businessCashback(loi(10_000), NO_CAPS).monthly).toBe(150);
  });

  it('CALC-CASH-14 returns a year of 12 times the rounded and capped month', () => {
    // 1.49 a month is shown as 1; 12 times 1.49 would be 18.
    expect(businessCashback(loi(149), NO_CAPS).yearly).toBe(12);
    expect(businessCashback(loi(10_000), { ...NO_CAPS, MaxMonthlyCashback: '100' }).yearly).toBe(1_200);
    expect(businessCashback(loi(10_000), { ...NO_CAPS, MaxMonthlyCashback: '100.13' }).yearly).toBe(1_202);
    expect(businessCashback(loi(10_000), { ...NO_CAPS, MaxYearlyCashback: '1000' }).yearly).toBe(1_000);
  });
});

describe('simple cashback', () => {
  it.each(clientVectors('SimpleCashback'))(
    'agrees with the worked case $id: $note',
    ({ input, expected, displayEn }) => {
      const { categories, ...caps } = simpleInput.parse(input);
      const cashback = simpleCashback(spent(categories), caps);
      expect(cashback).toEqual(expected);
      expect(formatted(cashback)).toEqual(displayEn);
    },
  );

  const category = { scrollLimit: '15000', rate: '5', maxCashback: '200' };
  const monthly = (amount: number | null, change: Partial<typeof category> = {}, caps: Partial<typeof NO_CAPS> = {}) =>
    simpleCashback([{ category: { ...category, ...change }, amount }], { ...NO_CAPS, ...caps }).monthly;

  it('CALC-CASH-15 gives each category its rate in percent of the amount, up to its own cap', () => {
    expect(monthly(1_000)).toBe(50);
    expect(monthly(4_000)).toBe(200);
    expect(monthly(4_001)).toBe(200);
    expect(monthly(4_001, { maxCashback: '' })).toBe(200.05);
    const both = [4_001, 100].map((amount) => ({ category, amount }));
    expect(simpleCashback(both, NO_CAPS).monthly).toBe(205);
    expect(monthly(null)).toBe(0);
  });

  it('CALC-CASH-16 caps the monthly total when a cap is set', () => {
    expect(monthly(4_000, {}, { MaxMonthlyCashback: '150.5' })).toBe(150.5);
    expect(monthly(4_000, {}, { MaxMonthlyCashback: '0' })).toBe(200);
    expect(monthly(4_000, {}, { MaxMonthlyCashback: '' })).toBe(200);
  });

  it('CALC-CASH-17 returns a year of 12 times the capped month, up to its own cap', () => {
    const yearly = (caps: Partial<typeof NO_CAPS>) =>
      simpleCashback([{ category, amount: 4_000 }], { ...NO_CAPS, ...caps }).yearly;
    expect(yearly({})).toBe(2_400);
    expect(yearly({ MaxMonthlyCashback: '150.5' })).toBe(1_806);
    expect(yearly({ MaxYearlyCashback: '2000' })).toBe(2_000);
    expect(yearly({ MaxMonthlyCashback: '100', MaxYearlyCashback: '2000' })).toBe(1_200);
  });
});

describe('cashback of random settings and amounts', () => {
  const text = fc.oneof(fc.float({ min: 0, max: 100_000, noNaN: true }).map(String), fc.string({ maxLength: 6 }));
  const amount = fc.option(fc.nat({ max: 9_999_999_999 }));
  const category = fc.record({
    Code: fc.constantFrom('DIN', 'LOI'),
    ScrollLimit: text,
    ThresholdAmount: text,
    LowThresholdRate: text,
    HighThresholdRate: text,
    scrollLimit: text,
    rate: text,
    maxCashback: text,
  });
  const spending = fc.array(fc.record({ category, amount }), { maxLength: 6 });
  const caps = fc.record({ MaxMonthlyCashback: text, MaxYearlyCashback: text });

  it('is finite, zero or more and never -0 for month and year', () => {
    fc.assert(
      fc.property(spending, caps, (randomSpending, randomCaps) => {
        for (const { monthly, yearly } of [
          businessCashback(randomSpending, randomCaps),
          simpleCashback(randomSpending, randomCaps),
        ]) {
          for (const figure of [monthly, yearly]) {
            expect(Number.isFinite(figure) && figure >= 0 && !Object.is(figure, -0)).toBe(true);
          }
          expect(yearly).toBeLessThanOrEqual(12 * monthly + 1);
        }
      }),
    );
  });
});
