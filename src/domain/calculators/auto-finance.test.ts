import { describe, expect, it } from 'vitest';
import { autoFinanceRequest } from './auto-finance.ts';

const inputs = {
  accountType: 'salary',
  nationality: 'Saudi',
  monthlySalary: 14_500,
  currentInstalments: 900,
  price: 120_000,
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

describe('autoFinanceRequest', () => {
  it('CALC-AUTO-07 takes principal and balloon from the inputs, the rest from the terms, and sends nothing about the person', () => {
    expect(autoFinanceRequest(inputs, { ...terms, insuranceConstant: 250 })).toEqual({
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

  it('omits the fee cap when the author sets none', () => {
    expect(autoFinanceRequest(inputs, { ...terms, maxAdminFee: null })).not.toHaveProperty('maxAdminFee');
  });
});
