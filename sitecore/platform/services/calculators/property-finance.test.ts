import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PropertyFinanceRequest, PropertyFinanceResult } from '#sitecore/contracts/property-finance.ts';
import { annuityFactor } from './annuity.ts';
import { propertyFinance } from './property-finance.ts';

const hundredths = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((figure) => figure / 100);

const requests: fc.Arbitrary<PropertyFinanceRequest> = fc
  .record({
    iPropertyValue: hundredths(350_000, 20_000_000),
    rentShare: hundredths(3, 12),
    loanShare: hundredths(1, 100),
    iTenure: fc.integer({ min: 1, max: 360 }),
    iInstallmentFrequency: fc.constantFrom(1, 2, 3, 4, 6, 12),
    irateOfProfit: hundredths(0, 15),
    minROA: hundredths(0, 5),
    maxROA: hundredths(6, 100),
    LTV: hundredths(10, 100),
  })
  .map(({ rentShare, loanShare, ...request }) => ({
    ...request,
    iProduct: 'Residential',
    iActualRentalProceeds: (request.iPropertyValue * rentShare) / 100,
    iRequestedLoanAmount: (request.iPropertyValue * loanShare) / 100,
  }));

function calculate(request: PropertyFinanceRequest): PropertyFinanceResult {
  const result = propertyFinance(request);
  if (!result.ok) throw new Error(`${result.failure.code}: ${result.failure.parameter}`);
  return result.value;
}

const countOf = ({ iTenure, iInstallmentFrequency }: PropertyFinanceRequest): number =>
  Math.ceil((iTenure * iInstallmentFrequency) / 12);

describe('propertyFinance', () => {
  it('has instalments that repay the finance amount on the declining balance', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { EMI, FinanceAmount } = calculate(request);
        const rate = request.irateOfProfit / 100 / request.iInstallmentFrequency;
        const count = countOf(request);
        let balance = FinanceAmount;
        for (let paid = 0; paid < count; paid += 1) balance = balance * (1 + rate) - EMI;
        // Amount and instalment are rounded to a halala, and each rounding error grows until the end.
        const grown = (1 + rate) ** count;
        expect(Math.abs(balance)).toBeLessThanOrEqual(0.01 * grown * (1 + annuityFactor(rate, count)));
      }),
    );
  });

  it('never exceeds the requested amount, the value’s share and the rent', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { EMI, FinanceAmount } = calculate(request);
        expect(FinanceAmount).toBeLessThanOrEqual(request.iRequestedLoanAmount + 0.01);
        expect(FinanceAmount).toBeLessThanOrEqual((request.iPropertyValue * request.LTV) / 100 + 0.01);
        expect(EMI).toBeLessThanOrEqual(request.iActualRentalProceeds / request.iInstallmentFrequency + 0.01);
      }),
    );
  });

  it('has a total of finance amount and profit', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { FinanceAmount, Profit, TotalAmountPayable } = calculate(request);
        expect(FinanceAmount + Profit).toBeCloseTo(TotalAmountPayable, 1);
        expect(Profit).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('has a greater instalment and profit with a greater rate, and a smaller instalment over a longer tenor', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const wanted = { ...request, iRequestedLoanAmount: 10_000, iActualRentalProceeds: request.iPropertyValue };
        const same = { ...wanted, iTenure: 12 + request.iTenure, maxROA: 100 };
        const plain = calculate(same);
        const dearer = calculate({ ...same, irateOfProfit: same.irateOfProfit + 1 });
        expect(dearer.EMI).toBeGreaterThan(plain.EMI);
        expect(dearer.Profit).toBeGreaterThan(plain.Profit);
        expect(calculate({ ...same, iTenure: same.iTenure + 12 }).EMI).toBeLessThan(plain.EMI);
      }),
    );
  });

  it('has no profit without a rate', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { FinanceAmount, Profit, TotalAmountPayable } = calculate({ ...request, irateOfProfit: 0 });
        expect(Profit).toBe(0);
        expect(TotalAmountPayable).toBe(FinanceAmount);
      }),
    );
  });

  const rented: PropertyFinanceRequest = {
    iPropertyValue: 2_000_000,
    iActualRentalProceeds: 80_000,
    iRequestedLoanAmount: 900_000,
    iTenure: 120,
    iProduct: '1',
    iInstallmentFrequency: 12,
    irateOfProfit: 6.5,
    minROA: 4,
    maxROA: 9,
    LTV: 70,
  };

  it('returns 0 below the minimum yield, and counts no rent above the maximum', () => {
    expect(calculate(rented).EMI).toBeCloseTo(80_000 / 12, 2);
    expect(calculate({ ...rented, iActualRentalProceeds: 79_999.99 })).toEqual({
      Profit: 0,
      FinanceAmount: 0,
      EMI: 0,
      TotalAmountPayable: 0,
    });
    const [atMaximum, aboveMaximum] = [180_000, 400_000].map((iActualRentalProceeds) =>
      calculate({ ...rented, iActualRentalProceeds, iRequestedLoanAmount: 1_400_000 }),
    );
    expect(aboveMaximum).toEqual(atMaximum);
  });

  it('rejects a minimum yield above the maximum', () => {
    const failure = { ok: false, failure: { code: 'InvalidParameter', parameter: 'minROA' } };
    expect(propertyFinance({ ...rented, minROA: 9.01 })).toEqual(failure);
    expect(propertyFinance({ ...rented, minROA: 9 }).ok).toBe(true);
  });
});

describe('annuityFactor', () => {
  it('returns the number of instalments for a rate of 0, and close to it for a very small one', () => {
    expect(annuityFactor(0, 480)).toBe(480);
    expect(annuityFactor(1e-14, 480)).toBeCloseTo(480, 8);
  });
});
