import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formatNumber } from '#src/i18n/numbers.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import { clientVectors } from './vectors.ts';
import { forexA, forexB } from '#src/domain/calculators/forex.ts';

const input = z.object({
  amount: z.string(),
  ExchangeRate: z.string(),
  MarkUpFeeRate: z.string(),
  VATRate: z.string().default(''),
});

describe('forex calculator A', () => {
  it.each(clientVectors('ForexA'))('agrees with the worked case $id: $note', (vector) => {
    const { amount, ...terms } = input.parse(vector.input);
    const cost = forexA(readNumber(amount), terms);
    expect(cost).toEqual(vector.expected);
    const { billingAmount, markupFee } = cost;
    expect({
      billingAmount: formatNumber(billingAmount, 'en', { decimals: 2 }),
      markupFee: formatNumber(markupFee, 'en', { decimals: 2 }),
    }).toEqual(vector.displayEn);
  });

  it.each([
    ['no amount', null, '3.75', 0],
    ['no currency', 100, '', 0],
    ['an invalid rate', 100, 'soon', 0],
    ['a negative rate', 100, '-3', 0],
  ])('calculates the billing amount for %s', (_, amount, ExchangeRate, billingAmount) => {
    expect(forexA(amount, { ExchangeRate, MarkUpFeeRate: '0.0275' }).billingAmount).toBe(billingAmount);
  });
});

describe('forex calculator B', () => {
  it.each(clientVectors('ForexB'))('agrees with the worked case $id: $note', (vector) => {
    const { amount, ...terms } = input.parse(vector.input);
    const billingAmount = forexB(readNumber(amount), terms);
    expect({ billingAmount }).toEqual(vector.expected);
    expect({ billingAmount: formatNumber(billingAmount, 'en') }).toEqual(vector.displayEn);
  });

  it('adds the fee on the converted amount and the VAT on the fee, with rates as fractions', () => {
    const terms = { ExchangeRate: '4', MarkUpFeeRate: '0.0275', VATRate: '0.15' };
    // 4,000 + 110 + 16.5
    expect(forexB(1_000, terms)).toBe(4_127);
    expect(forexB(10_000, terms)).toBe(41_265);
    expect(forexB(10_000, { ...terms, VATRate: '0' })).toBe(41_100);
    expect(forexB(10_000, { ...terms, MarkUpFeeRate: '0' })).toBe(40_000);
    expect(forexB(null, terms)).toBe(0);
  });
});
