import { describe, expect, it } from 'vitest';
import { cardFinanceRequest, checkCardFinance } from './card-finance.ts';

describe('checkCardFinance', () => {
  it.each([null, 0, 10_000, 10_000.01, 149_999.99, 150_000])('accepts a limit of %s', (creditLimit) => {
    expect(checkCardFinance({ creditLimit })).toEqual({});
  });

  it.each([-1, 0.01, 1, 9_999.99, 150_000.01, 1e12])('rejects a limit of %d', (creditLimit) => {
    expect(checkCardFinance({ creditLimit })).toEqual({ creditLimit: 'outOfRange' });
  });
});

it('CALC-CC-07 takes the rate from InterestRate, the least payment and the fee from what was chosen, and sends nothing about the person', () => {
  const terms = { interestRate: 23.88, minPaymentPercent: 5, cardFee: 575 };
  expect(cardFinanceRequest(50_000, terms)).toEqual({ creditLimit: 50_000, ...terms });
});
