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

const usual: fc.Arbitrary<AutoLeaseRequest> = fc
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

function calculate(request: AutoLeaseRequest, own = terms): AutoLeaseResult {
  const outcome = autoLease(request, own);
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.parameter}`);
  return outcome.value;
}

const EMPTY_RESULT = { EMI: 0, FinanceAmount: 0, BalloonPayment: 0, TotalAmountPayable: 0, Tenure: 0 };

describe('autoLease', () => {
  it('CALC-LEASE-09 has an instalment of the salary’s share less the current instalments where the car would cost more', () => {
    fc.assert(
      fc.property(usual, hundredths(10, 90), (request, dbr) => {
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
        const own = { ...terms, tenure: n, rate: { OwnBank: rate, OtherBank: 99 } };
        const { EMI, FinanceAmount, Tenure } = calculate({ ...level, currentMonthlySalary: salary }, own);
        expect(Tenure).toBe(n);
        // The instalment is told to a halala.
        const allowance = 0.01 * n + 0.01;
        expect(Math.abs(FinanceAmount - (EMI * n) / (1 + ((rate / 100) * n) / 12))).toBeLessThanOrEqual(allowance);
      }),
    );
    expect(calculate({ ...level, currentMonthlySalary: 5_000 }).FinanceAmount).toBe(55_637.98);
  });

  it('repays amount, balloon and fee in all', () => {
    fc.assert(
      fc.property(usual, (request) => {
        const { EMI, FinanceAmount, BalloonPayment, TotalAmountPayable, Tenure } = calculate(request);
        const fee = Math.min(FinanceAmount * 0.005, 2_500);
        expect(Math.abs(EMI * Tenure + BalloonPayment + fee - TotalAmountPayable)).toBeLessThanOrEqual(0.31);
        expect(FinanceAmount).toBeLessThanOrEqual(request.carValue);
      }),
    );
  });

  it('asks less each month with a greater down payment or balloon, and more at a greater rate, for those who can pay', () => {
    fc.assert(
      fc.property(usual, (request) => {
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

  it.each([
    ['no salary to speak of', { currentMonthlySalary: 0 }],
    ['a salary whose share is taken', { currentMonthlySalary: 2_000, currentMonthlyInstallmentsPaid: 900 }],
    ['a car paid at once', { downPayment: 100_000 }],
    ['a car that has run too far', { carOdometer: 200_000.01 }],
    ['no more than the balloon', { currentMonthlySalary: 2_300, currentMonthlyInstallmentsPaid: 1_034 }],
  ])('is nothing for %s', (_, change) => {
    expect(calculate({ ...car, ...change })).toEqual(EMPTY_RESULT);
  });

  it.each([
    ['the usual down payment where none is told', { downPayment: undefined }, 90_000],
    ['the usual of other banks', { downPayment: undefined, salaryCreditBank: 'otherbank' }, 85_000],
    [
      'the usual whatever is told, for other kinds of lease',
      { autoLeaseType: 'Standard', downPayment: 50_000 },
      90_000,
    ],
    ['no down payment where none is wanted', { downPayment: 0 }, 100_000],
  ])('takes %s', (_, change, amount) => {
    expect(calculate({ ...car, balloonPayment: 0, ...change }).FinanceAmount).toBe(amount);
  });

  it.each([
    ['the greatest of this bank', {}, 25_000],
    ['the greatest of other banks', { salaryCreditBank: 'OtherBank' }, 20_000],
    ['of a model with a name', { carModel: 'Camry 2022' }, 25_000],
    ['none of 2019', { carModel: '2019' }, 0],
    ['none of a model without a year', { carModel: 'Camry' }, 0],
    ['none where the year is part of a number', { carModel: '12022' }, 0],
    ['none of other kinds of lease', { autoLeaseType: 'Standard' }, 0],
    ['for the kind in any case', { autoLeaseType: 'emi' }, 25_000],
  ])('has a balloon: %s', (_, change, balloon) => {
    expect(calculate({ ...car, balloonPayment: 60_000, ...change }).BalloonPayment).toBe(balloon);
  });

  it('refuses a balloon of all that is financed, and takes one just below', () => {
    const refusal = { ok: false, code: 'InvalidParameter', parameter: 'balloonPayment' };
    expect(autoLease({ ...car, downPayment: 75_000 }, terms)).toEqual(refusal);
    expect(autoLease({ ...car, downPayment: 74_999.99 }, terms).ok).toBe(true);
  });
});
