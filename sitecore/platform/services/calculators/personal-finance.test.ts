import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PersonalFinanceRequest } from '#sitecore/contracts/personal-finance.ts';
import { dayText, firstInstalmentDay, readDay } from '#sitecore/rules/calendar-day.ts';
import { datedPayments } from './annual-percentage-rate.ts';
import { personalFinance } from './personal-finance.ts';
import { expectPresentValue } from '#tests/finance/present-value.ts';

const day = (text: string): number => readDay(text) ?? NaN;
const TODAY = day('21-11-2026');
const whole = (min: number, max: number) => fc.integer({ min, max });
const percent = (max: number) => whole(0, max * 100).map((points) => points / 100);

/** Instalments that repay the principal with a profit of up to 40 %. */
const requests: fc.Arbitrary<PersonalFinanceRequest> = fc
  .record({
    principal: whole(2_000, 2_000_000),
    tenure: whole(12, 120),
    balloonShare: whole(0, 60),
    profitShare: percent(40),
    adminFeeInPercentage: percent(2),
    maxAdminFee: whole(0, 5_000),
    stipulationDate: whole(day('01-01-2026'), day('31-12-2040')),
  })
  .map(({ balloonShare, profitShare, ...request }) => {
    const { principal, tenure, stipulationDate } = request;
    const balloonPayment = Math.floor((principal * balloonShare) / 100);
    const emi = Math.ceil((principal * (1 + profitShare / 100) - balloonPayment) / tenure) + 1;
    return { ...request, balloonPayment, emi, emiDate: firstInstalmentDay(stipulationDate) };
  });

function rateOf(request: PersonalFinanceRequest): number {
  const result = personalFinance(request, TODAY);
  if (!result.ok) throw new Error(`${result.failure.code}: ${result.failure.parameter}`);
  expect(result.value.FinanceAmount).toBe(request.principal);
  return result.value.APR;
}

/** Accepts equal rates, because they are rounded to a hundredth. */
const expectMore = (more: PersonalFinanceRequest, less: PersonalFinanceRequest) =>
  expect(rateOf(more)).toBeGreaterThanOrEqual(rateOf(less));

describe('personalFinance', () => {
  it('returns an APR at which the payments, each on its day, are worth the amount received at signing', () => {
    const property = fc.property(requests, (request) => {
      const { principal, tenure, balloonPayment: balloon, emi, adminFeeInPercentage, maxAdminFee } = request;
      const { stipulationDate: contract = NaN, emiDate: first = NaN } = request;
      const net = principal - Math.min((principal * adminFeeInPercentage) / 100, maxAdminFee ?? Infinity);
      const rate = rateOf(request);
      const payments = datedPayments({ contract, first, instalment: emi, tenure, balloon });
      expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(emi * tenure + balloon, 4);
      expectPresentValue(payments, { rate, net, allowance: 0.01 });
    });
    fc.assert(property);
  });

  it('has a greater rate with greater instalments, a greater fee, a greater balloon or a longer tenor', () => {
    const property = fc.property(requests, (request) => {
      const { emi, tenure, principal, balloonPayment } = request;
      expectMore({ ...request, emi: emi * 1.1 }, request);
      expectMore({ ...request, maxAdminFee: 5_000, adminFeeInPercentage: 2 }, request);
      expectMore({ ...request, balloonPayment: balloonPayment + principal / 10 }, request);
      expectMore({ ...request, tenure: tenure + 1 }, request);
      expect(rateOf({ ...request, emi: emi * 2 })).toBeGreaterThan(rateOf(request));
    });
    fc.assert(property);
  });

  it('has a smaller rate the later the first instalment falls', () => {
    const property = fc.property(requests, whole(1, 300), (request, days) => {
      expectMore(request, { ...request, emiDate: (request.emiDate ?? NaN) + days });
    });
    fc.assert(property);
  });

  it('has an APR of 0 without costs', () => {
    const property = fc.property(whole(1, 100_000), whole(1, 120), (emi, tenure) => {
      const free = { principal: emi * tenure, tenure, emi, balloonPayment: 0, adminFeeInPercentage: 0 };
      expect(rateOf(free)).toBe(0);
    });
    fc.assert(property);
  });
});

describe('datedPayments', () => {
  const daysOf = (first: string, tenure: number) =>
    datedPayments({ contract: 0, first: day(first), instalment: 1, tenure, balloon: 0 }).map(({ years }) =>
      dayText(Math.round(years * 365)),
    );

  it('puts payments on the same day of each month, or on the last day of a shorter month', () => {
    expect(daysOf('31-01-2027', 4)).toEqual(['31-01-2027', '28-02-2027', '31-03-2027', '30-04-2027']);
    expect(daysOf('27-12-2027', 3)).toEqual(['27-12-2027', '27-01-2028', '27-02-2028']);
  });

  it('counts 365 days to a year, in leap years too', () => {
    const [payment] = datedPayments({
      contract: day('01-01-2028'),
      first: day('01-01-2029'),
      instalment: 1,
      tenure: 1,
      balloon: 0,
    });
    expect(payment?.years).toBe(366 / 365);
  });
});
