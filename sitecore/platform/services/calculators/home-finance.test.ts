import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FinanceResult } from '#sitecore/contracts/calculators.ts';
import type { HomeFinanceRequest } from '#sitecore/contracts/home-finance.ts';
import { monthlyPayments } from './annual-percentage-rate.ts';
import { homeFinance } from './home-finance.ts';
import { expectPresentValue } from '#tests/finance/present-value.ts';

const whole = (min: number, max: number) => fc.integer({ min, max });
const percent = (max: number) => whole(0, max * 100).map((points) => points / 100);

const requests: fc.Arbitrary<HomeFinanceRequest> = fc
  .record({
    principal: whole(100_000, 10_000_000),
    tenure: whole(1, 360),
    balloonShare: whole(0, 60),
    atc: percent(10),
    adminFeeInPercentage: percent(2),
    maxAdminFee: whole(0, 5_000),
    insuranceFee: whole(0, 5_000),
    valuationFee: whole(0, 5_000),
  })
  .map(({ balloonShare, ...request }) => ({
    ...request,
    balloonPayment: Math.floor((request.principal * balloonShare) / 100),
  }));

function calculate(request: HomeFinanceRequest): FinanceResult {
  const result = homeFinance(request);
  if (!result.ok) throw new Error(`${result.failure.code}: ${result.failure.parameter}`);
  return result.value;
}

describe('homeFinance', () => {
  it('returns an APR at which the payments are worth the amount received at signing', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { principal, tenure, balloonPayment, adminFeeInPercentage, maxAdminFee } = request;
        const { EMI, APR } = calculate(request);
        const fee = Math.min((principal * adminFeeInPercentage) / 100, maxAdminFee ?? Infinity);
        const net = principal - fee - request.insuranceFee - request.valuationFee;
        expectPresentValue(monthlyPayments(EMI, tenure, balloonPayment), {
          rate: APR,
          net,
          allowance: 0.01 * tenure + 0.01,
        });
      }),
    );
  });

  it('has a greater instalment, APR and total with a greater rate', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const [less, more] = [calculate(request), calculate({ ...request, atc: request.atc + 1 })];
        expect(more.EMI).toBeGreaterThan(less.EMI);
        expect(more.APR).toBeGreaterThan(less.APR);
        expect(more.TotalAmountPayable).toBeGreaterThan(less.TotalAmountPayable);
      }),
    );
  });

  it.each(['insuranceFee', 'valuationFee', 'maxAdminFee'] as const)(
    'has the same instalment and a greater total with a greater %s',
    (fee) => {
      fc.assert(
        fc.property(requests, (request) => {
          const percentFee = { ...request, adminFeeInPercentage: 10 };
          const [less, more] = [calculate({ ...percentFee, [fee]: 1_000 }), calculate({ ...percentFee, [fee]: 6_000 })];
          expect(more.EMI).toBe(less.EMI);
          expect(more.APR).toBeGreaterThanOrEqual(less.APR);
          expect(more.TotalAmountPayable - less.TotalAmountPayable).toBeCloseTo(5_000, 2);
        }),
      );
    },
  );

  it('has a smaller instalment with a greater balloon or longer tenor, and the same total with the balloon', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const plain = { ...request, balloonPayment: 0 };
        const balloon = { ...request, balloonPayment: request.principal / 2 };
        expect(calculate(balloon).EMI).toBeLessThan(calculate(plain).EMI);
        expect(calculate(balloon).TotalAmountPayable).toBe(calculate(plain).TotalAmountPayable);
        expect(calculate({ ...plain, tenure: plain.tenure + 12 }).EMI).toBeLessThan(calculate(plain).EMI);
      }),
    );
  });

  it('returns the principal as the total, and an APR of 0, without costs', () => {
    const free = { atc: 0, adminFeeInPercentage: 0, insuranceFee: 0, valuationFee: 0, balloonPayment: 0 };
    fc.assert(
      fc.property(whole(1, 1e9), whole(1, 480), (principal, tenure) => {
        const { APR, TotalAmountPayable } = calculate({ principal, tenure, ...free });
        expect([APR, TotalAmountPayable]).toEqual([0, principal]);
      }),
    );
  });
});
