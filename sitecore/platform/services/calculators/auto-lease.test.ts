import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AutoLeaseRequest, AutoLeaseResult } from '#sitecore/contracts/auto-lease.ts';
import { autoLease, type LeaseTerms } from './auto-lease.ts';

const terms: LeaseTerms = {
  dbr: 45,
  tenure: 60,
  maxOdometer: 200_000,
  adminFeeInPercentage: 0.5,
  maxAdminFee: 2_500,
  rate: { OwnBank: 6.96, OtherBank: 7.92 },
};

const hundredths = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((figure) => figure / 100);

const car: AutoLeaseRequest = {
  gender: 'Male',
  carMake: 'Toyota',
  carModel: '2022',
  autoLeaseType: 'EMI',
  carValue: 100_000,
  currentMonthlySalary: 15_000,
  salaryCreditBank: 'OwnBank',
  currentMonthlyInstallmentsPaid: 1_000,
  carOdometer: 40_000,
  downPayment: 10_000,
  balloonPayment: 25_000,
};

const requests: fc.Arbitrary<AutoLeaseRequest> = fc
  .record({
    carModel: fc.constantFrom('2018', '2019', '2020', 'Camry 2024'),
    autoLeaseType: fc.constantFrom('EMI', 'Standard'),
    carValue: hundredths(10_000, 500_000),
    currentMonthlySalary: hundredths(2_000, 60_000),
    salaryCreditBank: fc.constantFrom('OwnBank', 'OtherBank'),
    currentMonthlyInstallmentsPaid: hundredths(0, 5_000),
    downShare: fc.integer({ min: 0, max: 60 }),
    balloonShare: fc.integer({ min: 0, max: 30 }),
  })
  .map(({ downShare, balloonShare, ...request }) => ({
    ...car,
    ...request,
    downPayment: (request.carValue * downShare) / 100,
    balloonPayment: (request.carValue * balloonShare) / 100,
  }));

function calculate(request: AutoLeaseRequest, leaseTerms = terms): AutoLeaseResult {
  const result = autoLease(request, leaseTerms);
  if (!result.ok) throw new Error(`${result.failure.code}: ${result.failure.parameter}`);
  return result.value;
}

const EMPTY_RESULT = { EMI: 0, FinanceAmount: 0, BalloonPayment: 0, TotalAmountPayable: 0, Tenure: 0 };

describe('autoLease', () => {
  it('CALC-LEASE-09 has an instalment of the salary’s share less the current instalments where the car would cost more', () => {
    fc.assert(
      fc.property(requests, hundredths(10, 90), (request, dbr) => {
        const capacity = (request.currentMonthlySalary * dbr) / 100 - request.currentMonthlyInstallmentsPaid;
        const { EMI } = calculate(request, { ...terms, dbr });
        expect(EMI).toBeLessThanOrEqual(Math.max(0, capacity) + 0.01);
      }),
    );
    const modest = { ...car, currentMonthlySalary: 5_000 };
    expect(calculate(modest).EMI).toBe(5_000 * 0.45 - 1_000);
    expect(calculate(modest, { ...terms, dbr: 33.33 }).EMI).toBe(666.5);
  });

  it('CALC-LEASE-10 has a finance amount of instalment times tenor over the flat rate', () => {
    const level = { ...car, carModel: '2019' };
    fc.assert(
      fc.property(hundredths(3_000, 40_000), hundredths(0, 20), fc.integer({ min: 6, max: 120 }), (salary, rate, n) => {
        const leaseTerms = { ...terms, tenure: n, rate: { OwnBank: rate, OtherBank: 99 } };
        const { EMI, FinanceAmount, Tenure } = calculate({ ...level, currentMonthlySalary: salary }, leaseTerms);
        expect(Tenure).toBe(n);
        // The instalment is rounded to a halala.
        const allowance = 0.01 * n + 0.01;
        expect(Math.abs(FinanceAmount - (EMI * n) / (1 + ((rate / 100) * n) / 12))).toBeLessThanOrEqual(allowance);
      }),
    );
    expect(calculate({ ...level, currentMonthlySalary: 5_000 }).FinanceAmount).toBe(55_637.98);
  });

  it('has a total of instalments, balloon and fee', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { EMI, FinanceAmount, BalloonPayment, TotalAmountPayable, Tenure } = calculate(request);
        const fee = Math.min(FinanceAmount * 0.005, 2_500);
        expect(Math.abs(EMI * Tenure + BalloonPayment + fee - TotalAmountPayable)).toBeLessThanOrEqual(0.31);
        expect(FinanceAmount).toBeLessThanOrEqual(request.carValue);
      }),
    );
  });

  it('has a smaller instalment with a greater down payment or balloon, and a greater one at a greater rate', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const rich = { ...request, autoLeaseType: 'EMI', carModel: '2022', currentMonthlySalary: 1e9 };
        const [less, more] = [0.05 * request.carValue, 0.15 * request.carValue];
        const plain = { ...rich, downPayment: less, balloonPayment: less };
        expect(calculate({ ...plain, downPayment: more }).EMI).toBeLessThan(calculate(plain).EMI);
        expect(calculate({ ...plain, balloonPayment: more }).EMI).toBeLessThan(calculate(plain).EMI);
        const dearer = { ...terms, rate: { OwnBank: 10, OtherBank: 10 } };
        expect(calculate(plain, dearer).EMI).toBeGreaterThan(calculate(plain).EMI);
      }),
    );
  });

  const bySalary = { Kind: 'Salary', Value: 45 };

  it.each([
    ['no salary', { currentMonthlySalary: 0 }, bySalary],
    [
      'a salary whose share the current instalments take',
      { currentMonthlySalary: 2_000, currentMonthlyInstallmentsPaid: 900 },
      bySalary,
    ],
    ['a down payment of the whole price', { downPayment: 100_000 }, { Kind: 'DownPayment', Value: 100_000 }],
    ['a car above the maximum mileage', { carOdometer: 200_000.01 }, { Kind: 'Odometer', Value: 200_000 }],
    [
      'a finance amount that does not exceed the balloon',
      { currentMonthlySalary: 2_300, currentMonthlyInstallmentsPaid: 1_034 },
      bySalary,
    ],
  ])('returns an empty result with its limit for %s', (_, change, limit) => {
    expect(calculate({ ...car, ...change })).toEqual({ ...EMPTY_RESULT, Limit: limit });
  });

  it('names the limit of a reduced amount, and none for the requested one', () => {
    expect(calculate({ ...car, currentMonthlySalary: 5_000 }).Limit).toEqual(bySalary);
    expect(calculate(car)).not.toHaveProperty('Limit');
  });

  it.each([
    ['the default down payment when none is sent', { downPayment: undefined }, 90_000],
    ['the default of other banks', { downPayment: undefined, salaryCreditBank: 'otherbank' }, 85_000],
    [
      'the default for other types of lease, whatever is sent',
      { autoLeaseType: 'Standard', downPayment: 50_000 },
      90_000,
    ],
    ['a down payment of 0', { downPayment: 0 }, 100_000],
  ])('uses %s', (_, change, amount) => {
    expect(calculate({ ...car, balloonPayment: 0, ...change }).FinanceAmount).toBe(amount);
  });

  it.each([
    ['the maximum of this bank', {}, 25_000],
    ['the maximum of other banks', { salaryCreditBank: 'OtherBank' }, 20_000],
    ['a model with a name', { carModel: 'Camry 2022' }, 25_000],
    ['none for 2019', { carModel: '2019' }, 0],
    ['none for a model without a year', { carModel: 'Camry' }, 0],
    ['none when the year is part of a longer number', { carModel: '12022' }, 0],
    ['none for other types of lease', { autoLeaseType: 'Standard' }, 0],
    ['the type in any case', { autoLeaseType: 'emi' }, 25_000],
  ])('calculates the balloon: %s', (_, change, balloon) => {
    expect(calculate({ ...car, balloonPayment: 60_000, ...change }).BalloonPayment).toBe(balloon);
  });

  it('rejects a balloon of the whole financed amount, and accepts one just below', () => {
    const failure = { ok: false, failure: { code: 'InvalidParameter', parameter: 'balloonPayment' } };
    expect(autoLease({ ...car, downPayment: 75_000 }, terms)).toEqual(failure);
    expect(autoLease({ ...car, downPayment: 74_999.99 }, terms).ok).toBe(true);
  });
});
