import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AutoFinanceRequest } from '#sitecore/contracts/auto-finance.ts';
import type { FinanceResult } from '#sitecore/contracts/calculators.ts';
import { annualPercentageRate, monthlyPayments } from './annual-percentage-rate.ts';
import { autoFinance } from './auto-finance.ts';
import { expectPresentValue } from '#tests/finance/present-value.ts';

const riyals = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((halalas) => halalas / 100);
const percent = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((points) => points / 100);

const requests: fc.Arbitrary<AutoFinanceRequest> = fc
  .record({
    principal: riyals(10_000, 2_000_000),
    tenure: fc.integer({ min: 1, max: 120 }),
    balloonShare: fc.integer({ min: 0, max: 60 }),
    atc: percent(15),
    adminFeeInPercentage: percent(2),
    maxAdminFee: riyals(0, 5_000),
    insuranceRate: percent(8),
    depriciationRate: percent(30),
    insuranceConstant: riyals(0, 1_000),
  })
  .map(({ balloonShare, ...request }) => ({
    ...request,
    balloonPayment: Math.floor((request.principal * balloonShare) / 100),
  }));

function calculate(request: AutoFinanceRequest): FinanceResult {
  const result = autoFinance(request);
  if (!result.ok) throw new Error(`${result.failure.code}: ${result.failure.parameter}`);
  return result.value;
}

describe('autoFinance', () => {
  it('returns an APR at which the payments are worth the amount received at signing', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { EMI, APR } = calculate(request);
        const fee = Math.min((request.principal * request.adminFeeInPercentage) / 100, request.maxAdminFee ?? Infinity);
        const net = request.principal - fee;
        // The instalment is rounded to a halala.
        const allowance = 0.01 * request.tenure + 0.01;
        expectPresentValue(monthlyPayments(EMI, request.tenure, request.balloonPayment), { rate: APR, net, allowance });
      }),
    );
  });

  it.each([
    { name: 'atc', step: 1 },
    { name: 'insuranceRate', step: 1 },
    { name: 'insuranceConstant', step: 1_000 },
  ] as const)('has a greater instalment, APR and total with a greater $name', ({ name, step }) => {
    fc.assert(
      fc.property(requests, (request) => {
        const [less, more] = [calculate(request), calculate({ ...request, [name]: request[name] + step })];
        expect(more.EMI).toBeGreaterThan(less.EMI);
        expect(more.APR).toBeGreaterThan(less.APR);
        expect(more.TotalAmountPayable).toBeGreaterThan(less.TotalAmountPayable);
      }),
    );
  });

  it('has the same instalment and a greater total with a greater fee', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const [less, more] = [
          calculate({ ...request, adminFeeInPercentage: 0.5, maxAdminFee: 1e6 }),
          calculate({ ...request, adminFeeInPercentage: 1.5, maxAdminFee: 1e6 }),
        ];
        expect(more.EMI).toBe(less.EMI);
        expect(more.APR).toBeGreaterThan(less.APR);
        expect(more.TotalAmountPayable).toBeGreaterThan(less.TotalAmountPayable);
      }),
    );
  });

  it('has a smaller instalment and the same total with a greater balloon', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const [less, more] = [
          calculate({ ...request, balloonPayment: 0 }),
          calculate({ ...request, balloonPayment: request.principal / 2 }),
        ];
        expect(more.EMI).toBeLessThan(less.EMI);
        expect(more.TotalAmountPayable).toBe(less.TotalAmountPayable);
      }),
    );
  });

  it('has a smaller instalment over a longer tenor when every year costs the same', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const even = { ...request, depriciationRate: 0, balloonPayment: 0 };
        expect(calculate({ ...even, tenure: even.tenure + 12 }).EMI).toBeLessThan(calculate(even).EMI);
      }),
    );
  });

  it('returns the principal as the total, and an APR of 0, without costs', () => {
    fc.assert(
      fc.property(riyals(1, 1e9), fc.integer({ min: 1, max: 480 }), (principal, tenure) => {
        const free = { atc: 0, adminFeeInPercentage: 0, insuranceRate: 0, depriciationRate: 0, insuranceConstant: 0 };
        const { APR, TotalAmountPayable } = calculate({ principal, tenure, balloonPayment: 0, ...free });
        expect(APR).toBe(0);
        expect(TotalAmountPayable).toBe(principal);
      }),
    );
  });
});

describe('annualPercentageRate', () => {
  it('is undefined above ten thousand percent', () => {
    expect(annualPercentageRate(1, [{ amount: 102, years: 1 }])).toBeUndefined();
    expect(annualPercentageRate(1, [{ amount: 100.9, years: 1 }])).toBeCloseTo(9990, 0);
  });

  it('is effective over a year, not twelve times a month', () => {
    expect(annualPercentageRate(100, [{ amount: 121, years: 2 }])).toBeCloseTo(10, 9);
  });
});
