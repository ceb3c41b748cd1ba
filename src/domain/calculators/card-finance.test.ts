import { describe, expect, it } from 'vitest';
import { cardFinanceRequest, checkCardFinance } from './card-finance.ts';

const inputs = {
  accountType: 'salary',
  nationality: 'Saudi',
  monthlySalary: 0,
  currentInstalments: 0,
  cardCategory: 'gold',
  creditLimit: 50_000,
  paymentPercentage: '5',
};

describe('checkCardFinance', () => {
  it('accepts typical inputs, zeros included', () => {
    expect(checkCardFinance(inputs)).toEqual({});
  });

  it.each([0, 10_000, 10_000.01, 149_999.99, 150_000])('accepts a limit of %d', (creditLimit) => {
    expect(checkCardFinance({ ...inputs, creditLimit })).toEqual({});
  });

  it.each([-1, 0.01, 1, 9_999.99, 150_000.01, 1e12])('rejects a limit of %d', (creditLimit) => {
    expect(checkCardFinance({ ...inputs, creditLimit })).toEqual({ creditLimit: 'outOfRange' });
  });
});

it('CALC-CC-07 takes the rate from InterestRate, the least payment and the fee from what was chosen, and sends nothing about the person', () => {
  const terms = { interestRate: 23.88, minPaymentPercent: 5, cardFee: 575 };
  expect(cardFinanceRequest(50_000, terms)).toEqual({ creditLimit: 50_000, ...terms });
});
