import { describe, expect, it } from 'vitest';
import { checkPropertyFinance, propertyFinanceRequest } from './property-finance.ts';

const inputs = {
  propertyValue: 2_000_000,
  rentalProceeds: 150_000,
  loanAmount: 900_000,
};

describe('checkPropertyFinance', () => {
  it('accepts typical inputs', () => {
    expect(checkPropertyFinance(inputs)).toEqual({});
  });

  it.each([
    ['a rent above the value', { rentalProceeds: 2_000_000.01 }, 'rentalProceeds'],
    ['an amount above the value', { loanAmount: 2_000_000.01 }, 'loanAmount'],
  ])('rejects %s', (_, change, field) => {
    expect(checkPropertyFinance({ ...inputs, ...change })).toHaveProperty(field);
  });

  it.each([
    ['a rent equal to the value', { rentalProceeds: 2_000_000 }],
    ['an amount equal to the value', { loanAmount: 2_000_000 }],
    ['any amounts while the value is missing', { propertyValue: null }],
  ])('accepts %s', (_, change) => {
    expect(checkPropertyFinance({ ...inputs, ...change })).toEqual({});
  });
});

describe('propertyFinanceRequest', () => {
  it('CALC-PROP-09 takes tenor and rate from the chosen tenor, product and frequency as chosen, the bounds from the author', () => {
    const terms = {
      tenure: 120,
      profitRate: 6.5,
      product: 'Residential',
      frequency: 'Quarterly',
      minROA: 4,
      maxROA: 9,
      ltv: 70,
    };
    expect(propertyFinanceRequest(inputs, terms)).toEqual({
      iPropertyValue: 2_000_000,
      iActualRentalProceeds: 150_000,
      iRequestedLoanAmount: 900_000,
      iTenure: 120,
      iProduct: 'Residential',
      iInstallmentFrequency: 'Quarterly',
      irateOfProfit: 6.5,
      minROA: 4,
      maxROA: 9,
      LTV: 70,
    });
  });
});
