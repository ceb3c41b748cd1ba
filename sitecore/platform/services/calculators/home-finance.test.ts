import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FinanceResult } from '#sitecore/contracts/calculators.ts';
import type { HomeFinanceRequest } from '#sitecore/contracts/home-finance.ts';
import { monthlyPayments } from './annual-percentage-rate.ts';
import { homeFinance } from './home-finance.ts';
import { expectPresentValue } from '#tests/finance/present-value.ts';

const whole = (min: number, max: number) => fc.integer({ min, max });
const percent = (max: number) => whole(0, max * 100).map((points) => points / 100);

const usual: fc.Arbitrary<HomeFinanceRequest> = fc
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
  const outcome = homeFinance(request);
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.parameter}`);
  return outcome.value;
}

describe('homeFinance', () => {
  it('discounts the payments at the APR to what the customer got at signing', () => {
    fc.assert(
      fc.property(usual, (request) => {
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

  it('costs more each month and in all with a greater rate', () => {
    fc.assert(
      fc.property(usual, (request) => {
        const [less, more] = [calculate(request), calculate({ ...request, atc: request.atc + 1 })];
        expect(more.EMI).toBeGreaterThan(less.EMI);
        expect(more.APR).toBeGreaterThan(less.APR);
        expect(more.TotalAmountPayable).toBeGreaterThan(less.TotalAmountPayable);
      }),
    );
  });

  it.each(['insuranceFee', 'valuationFee', 'maxAdminFee'] as const)(
    'costs the same each month and more in all with a greater %s',
    (fee) => {
      fc.assert(
        fc.property(usual, (request) => {
          const own = { ...request, adminFeeInPercentage: 10 };
          const [less, more] = [calculate({ ...own, [fee]: 1_000 }), calculate({ ...own, [fee]: 6_000 })];
          expect(more.EMI).toBe(less.EMI);
          expect(more.APR).toBeGreaterThanOrEqual(less.APR);
          expect(more.TotalAmountPayable - less.TotalAmountPayable).toBeCloseTo(5_000, 2);
        }),
      );
    },
  );

  it('asks less each month with a greater balloon or over a longer tenor, and with the balloon the same in all', () => {
    fc.assert(
      fc.property(usual, (request) => {
        const plain = { ...request, balloonPayment: 0 };
        const balloon = { ...request, balloonPayment: request.principal / 2 };
        expect(calculate(balloon).EMI).toBeLessThan(calculate(plain).EMI);
        expect(calculate(balloon).TotalAmountPayable).toBe(calculate(plain).TotalAmountPayable);
        expect(calculate({ ...plain, tenure: plain.tenure + 12 }).EMI).toBeLessThan(calculate(plain).EMI);
      }),
    );
  });

  it('gives back what was lent, at no rate, when nothing costs', () => {
    const free = { atc: 0, adminFeeInPercentage: 0, insuranceFee: 0, valuationFee: 0, balloonPayment: 0 };
    fc.assert(
      fc.property(whole(1, 1e9), whole(1, 480), (principal, tenure) => {
        const { APR, TotalAmountPayable } = calculate({ principal, tenure, ...free });
        expect([APR, TotalAmountPayable]).toEqual([0, principal]);
      }),
    );
  });
});
