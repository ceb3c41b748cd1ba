import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardFinanceRequest, CardFinanceResult } from '#sitecore/contracts/card-finance.ts';
import { annuityFactor } from './annuity.ts';
import { cardFinance } from './card-finance.ts';

const hundredths = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((figure) => figure / 100);

const requests: fc.Arbitrary<CardFinanceRequest> = fc.record({
  creditLimit: hundredths(10_000, 150_000),
  interestRate: hundredths(0, 40),
  minPaymentPercent: hundredths(5, 100),
  cardFee: hundredths(0, 2_000),
});

function calculate(request: CardFinanceRequest): CardFinanceResult {
  const result = cardFinance(request);
  if (!result.ok) throw new Error(`${result.failure.code}: ${result.failure.parameter}`);
  return result.value;
}

describe('cardFinance', () => {
  it('returns an APR at which twelve equal payments are worth the limit less the fee', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { creditLimit, interestRate, cardFee } = request;
        const payment = creditLimit / annuityFactor(interestRate / 1200, 12);
        const worth = (rate: number): number =>
          Array.from({ length: 12 }, (_, month) => payment / (1 + rate / 100) ** ((month + 1) / 12)).reduce(
            (sum, one) => sum + one,
          );
        const { APR } = calculate(request);
        // The rate is rounded to a hundredth of a percent.
        expect(worth(APR - 0.006)).toBeGreaterThanOrEqual(creditLimit - cardFee);
        expect(worth(APR + 0.006)).toBeLessThanOrEqual(creditLimit - cardFee);
      }),
    );
  });

  it('returns the compounded monthly rate as the APR without a fee', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { APR } = calculate({ ...request, cardFee: 0 });
        expect(APR).toBeCloseTo(((1 + request.interestRate / 1200) ** 12 - 1) * 100, 1);
      }),
    );
  });

  it('has a greater APR with a greater rate or fee, and a longer tenure with a greater rate or smaller payment', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { APR, Tenure } = calculate(request);
        const dearer = calculate({ ...request, interestRate: request.interestRate + 1 });
        expect(dearer.APR).toBeGreaterThan(APR);
        expect(dearer.Tenure).toBeGreaterThanOrEqual(Tenure);
        expect(calculate({ ...request, cardFee: request.cardFee + 100 }).APR).toBeGreaterThan(APR);
        expect(
          calculate({ ...request, minPaymentPercent: Math.min(100, request.minPaymentPercent + 5) }).Tenure,
        ).toBeLessThanOrEqual(Tenure);
      }),
    );
  });

  it('has a tenure of one month when the minimum payment is 100 %', () => {
    fc.assert(
      fc.property(requests, (request) => {
        expect(calculate({ ...request, minPaymentPercent: 100 }).Tenure).toBe(1);
      }),
    );
  });

  it('has an APR of 0 without rate and fee', () => {
    expect(calculate({ creditLimit: 10_000, interestRate: 0, minPaymentPercent: 100, cardFee: 0 }).APR).toBe(0);
  });

  it.each([
    [10_000, 77],
    [20_000, 98],
    [50_000, 128],
    [75_000, 140],
    [100_000, 149],
    [150_000, 162],
  ])('repays a limit of %d with 5 %% payments at 1.99 %% a month in the published %d months', (creditLimit, months) => {
    expect(calculate({ creditLimit, interestRate: 23.88, minPaymentPercent: 5, cardFee: 0 }).Tenure).toBe(months);
  });

  it.each([
    ['a fee of the whole limit', { cardFee: 10_000 }, 'FeesExceedPrincipal', 'cardFee'],
    ['a fee of the assumed limit', { creditLimit: 0, cardFee: 10_000 }, 'FeesExceedPrincipal', 'cardFee'],
    ['payments below the profit', { interestRate: 30, minPaymentPercent: 2 }, 'NonAmortising', 'minPaymentPercent'],
    ['a fee just below the limit', { cardFee: 9_999.99 }, 'AprNotComputable', 'principal'],
    ['fee before payments', { cardFee: 10_000, minPaymentPercent: 0.01 }, 'FeesExceedPrincipal', 'cardFee'],
    ['payments before rate', { cardFee: 9_999.99, minPaymentPercent: 0.01 }, 'NonAmortising', 'minPaymentPercent'],
  ])('rejects %s', (_, change, code, parameter) => {
    const request = { creditLimit: 10_000, interestRate: 23.88, minPaymentPercent: 5, cardFee: 0, ...change };
    expect(cardFinance(request)).toEqual({ ok: false, failure: { code, parameter } });
  });
});
