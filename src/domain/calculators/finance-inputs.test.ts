import { describe, expect, it } from 'vitest';
import { checkFinance } from './finance-inputs.ts';

const inputs = {
  accountType: 'salary',
  nationality: 'Saudi',
  monthlySalary: 14_500,
  currentInstalments: 900,
  price: 120_000,
  balloonPayment: 30_000,
  tenure: 48,
};

describe('checkFinance', () => {
  it('accepts typical inputs', () => {
    expect(checkFinance(inputs)).toEqual({});
  });

  it.each([
    ['instalments beside a salary of 0, which has its own error', { monthlySalary: 0 }, {}],
    ['instalments of 0.65 of the salary', { currentInstalments: 9_425 }, { currentInstalments: 'outOfRange' }],
    ['instalments just below that', { currentInstalments: 9_424.99 }, {}],
    ['instalments of 0', { currentInstalments: 0 }, {}],
    ['a balloon beside a price of 0, which has its own error', { price: 0 }, {}],
    ['a balloon as large as the price', { balloonPayment: 120_000 }, { balloonPayment: 'outOfRange' }],
    ['a balloon just below that', { balloonPayment: 119_999.99 }, {}],
    ['a balloon of 0', { balloonPayment: 0 }, {}],
    ['a balloon while the price is missing', { price: null }, {}],
    ['instalments while the salary is missing', { monthlySalary: null }, {}],
  ])('validates %s', (_, change, errors) => {
    expect(checkFinance({ ...inputs, ...change })).toEqual(errors);
  });
});
