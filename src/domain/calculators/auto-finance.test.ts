import { describe, expect, it } from 'vitest';
import { autoFinanceRequest, checkAutoFinance, completeInputs } from './auto-finance.ts';

const inputs = {
  accountType: 'salary',
  nationality: 'Saudi',
  monthlySalary: 14_500,
  currentInstalments: 900,
  carValue: 120_000,
  balloonPayment: 30_000,
  tenure: 48,
};
const terms = {
  atc: 2.75,
  adminFeeInPercentage: 0.5,
  maxAdminFee: 2_500,
  insuranceRate: 3.2,
  depreciationRate: 15,
  insuranceConstant: 0,
};

describe('checkAutoFinance', () => {
  it('finds nothing at fault in what a visitor means', () => {
    expect(checkAutoFinance(inputs)).toEqual({});
  });

  it('asks for all seven inputs', () => {
    const empty = {
      accountType: '',
      nationality: '',
      monthlySalary: null,
      currentInstalments: null,
      carValue: null,
      balloonPayment: null,
      tenure: null,
    };
    const faults = checkAutoFinance(empty);
    expect(Object.keys(faults)).toEqual(Object.keys(empty));
    expect(new Set(Object.values(faults))).toEqual(new Set(['Field_Is_Required']));
  });

  it.each([
    ['no salary', { monthlySalary: 0 }, { monthlySalary: 'Invalid_Salary' }],
    ['instalments of 0.65 of the salary', { currentInstalments: 9_425 }, { currentInstalments: 'Invalid_EMI' }],
    ['instalments just below that', { currentInstalments: 9_424.99 }, {}],
    ['no instalments', { currentInstalments: 0 }, {}],
    ['a car for nothing', { carValue: 0 }, { carValue: 'Invalid_CarValue' }],
    ['a balloon as large as the car', { balloonPayment: 120_000 }, { balloonPayment: 'Invalid_BalloonPayment' }],
    ['a balloon just below that', { balloonPayment: 119_999.99 }, {}],
    ['no balloon', { balloonPayment: 0 }, {}],
    ['a balloon while the car is not told', { carValue: null }, { carValue: 'Field_Is_Required' }],
    ['instalments while the salary is not told', { monthlySalary: null }, { monthlySalary: 'Field_Is_Required' }],
  ])('judges %s', (_, change, faults) => {
    expect(checkAutoFinance({ ...inputs, ...change })).toEqual(faults);
  });
});

describe('autoFinanceRequest', () => {
  it('CALC-AUTO-07 takes principal and balloon from the inputs, the rest from the terms, and sends nothing about the person', () => {
    const complete = completeInputs(inputs);
    expect(complete && autoFinanceRequest(complete, { ...terms, insuranceConstant: 250 })).toEqual({
      principal: 120_000,
      tenure: 48,
      balloonPayment: 30_000,
      atc: 2.75,
      adminFeeInPercentage: 0.5,
      maxAdminFee: 2_500,
      insuranceRate: 3.2,
      depriciationRate: 15,
      insuranceConstant: 250,
    });
  });

  it('sends no cap where the author set none', () => {
    const complete = completeInputs(inputs);
    expect(complete && autoFinanceRequest(complete, { ...terms, maxAdminFee: null })).not.toHaveProperty('maxAdminFee');
  });

  it('has nothing to send while something is missing', () => {
    expect(completeInputs({ ...inputs, tenure: null })).toBeUndefined();
  });
});
