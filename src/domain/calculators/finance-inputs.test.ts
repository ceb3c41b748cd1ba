import { describe, expect, it } from 'vitest';
import { checkFinance, completeInputs } from './finance-inputs.ts';

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
  it('finds nothing at fault in what a visitor means', () => {
    expect(checkFinance(inputs)).toEqual({});
  });

  it('asks for all seven inputs', () => {
    const empty = {
      accountType: '',
      nationality: '',
      monthlySalary: null,
      currentInstalments: null,
      price: null,
      balloonPayment: null,
      tenure: null,
    };
    const faults = checkFinance(empty);
    expect(Object.keys(faults)).toEqual(Object.keys(empty));
    expect(new Set(Object.values(faults))).toEqual(new Set(['Field_Is_Required']));
  });

  it.each([
    ['no salary', { monthlySalary: 0 }, { monthlySalary: 'Invalid_Salary' }],
    ['instalments of 0.65 of the salary', { currentInstalments: 9_425 }, { currentInstalments: 'Invalid_EMI' }],
    ['instalments just below that', { currentInstalments: 9_424.99 }, {}],
    ['no instalments', { currentInstalments: 0 }, {}],
    ['instalments below nothing', { currentInstalments: -1 }, { currentInstalments: 'Invalid_EMI' }],
    ['a purchase for nothing', { price: 0 }, { price: 'Invalid_Price' }],
    ['a balloon as large as the price', { balloonPayment: 120_000 }, { balloonPayment: 'Invalid_BalloonPayment' }],
    ['a balloon just below that', { balloonPayment: 119_999.99 }, {}],
    ['no balloon', { balloonPayment: 0 }, {}],
    ['a balloon below nothing', { balloonPayment: -1 }, { balloonPayment: 'Invalid_BalloonPayment' }],
    ['a balloon while the price is not told', { price: null }, { price: 'Field_Is_Required' }],
    ['instalments while the salary is not told', { monthlySalary: null }, { monthlySalary: 'Field_Is_Required' }],
  ])('judges %s', (_, change, faults) => {
    expect(checkFinance({ ...inputs, ...change })).toEqual(faults);
  });
});

describe('completeInputs', () => {
  it('are none while something is missing', () => {
    expect(completeInputs(inputs)).toEqual(inputs);
    expect(completeInputs({ ...inputs, tenure: null })).toBeUndefined();
  });
});
