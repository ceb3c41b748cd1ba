import { describe, expect, it } from 'vitest';
import { autoLeaseRequest, checkAutoLease, exceededBound, usualDeduction, usualPayments } from './auto-lease.ts';

const inputs = {
  gender: 'Male',
  carMake: 'Toyota',
  carModel: '2022',
  leaseType: 'EMI',
  salaryBank: 'OwnBank',
  carValue: 100_000,
  monthlySalary: 15_000,
  currentInstalments: 1_000,
  odometer: 40_000,
  downPayment: 10_000,
  balloonPayment: 25_000,
};

describe('checkAutoLease', () => {
  it('accepts typical inputs, a new car and a lease without own payments', () => {
    expect(checkAutoLease(inputs)).toEqual({});
    const least = { monthlySalary: 0, currentInstalments: 0, odometer: 0, downPayment: null, balloonPayment: null };
    expect(checkAutoLease({ ...inputs, ...least })).toEqual({});
  });

  it.each([
    ['a down payment above the price', { downPayment: 100_000.01 }, 'downPayment'],
    ['a balloon above a quarter of the price', { balloonPayment: 25_000.01 }, 'balloonPayment'],
    [
      'a balloon above a fifth, with a salary at another bank',
      { salaryBank: 'OtherBank', balloonPayment: 20_000.01 },
      'balloonPayment',
    ],
    ['a balloon equal to the financed amount', { downPayment: 75_000 }, 'balloonPayment'],
  ])('rejects %s', (_, change, field) => {
    expect(Object.keys(checkAutoLease({ ...inputs, ...change }))).toContain(field);
  });

  it.each([
    ['a balloon of a fifth, with a salary at another bank', { salaryBank: 'OtherBank', balloonPayment: 20_000 }],
    ['a balloon just below the financed amount', { downPayment: 74_999.99 }],
    ['a down payment of the whole price', { downPayment: 100_000 }],
    ['any value of hidden payments', { leaseType: 'Standard', downPayment: -1, balloonPayment: 9e9 }],
    ['any balloon for an old model', { carModel: '2019', balloonPayment: -1 }],
  ])('accepts %s', (_, change) => {
    expect(checkAutoLease({ ...inputs, ...change })).toEqual({});
  });
});

describe('exceededBound', () => {
  it.each([
    ['nothing within both bounds', {}, undefined],
    ['the share of the price', { balloonPayment: 25_000.01 }, { kind: 'share', percent: 25, amount: 25_000 }],
    [
      'the share for a salary at another bank',
      { salaryBank: 'OtherBank', balloonPayment: 20_000.01 },
      { kind: 'share', percent: 20, amount: 20_000 },
    ],
    ['the value financed', { downPayment: 80_000, balloonPayment: 20_000 }, { kind: 'financed', amount: 20_000 }],
    ['the lower one of both', { downPayment: 80_000, balloonPayment: 90_000 }, { kind: 'financed', amount: 20_000 }],
    [
      'the share when nothing is financed',
      { downPayment: 1e5, balloonPayment: 3e4 },
      { kind: 'share', percent: 25, amount: 25_000 },
    ],
    ['nothing below 0, which is another error', { balloonPayment: -1 }, undefined],
  ])('returns %s', (_, change, bound) => {
    expect(exceededBound({ ...inputs, ...change })).toEqual(bound);
  });
});

describe('usualDeduction', () => {
  it.each([
    ['none for an entered down payment, a 0 too', { downPayment: 0 }, undefined],
    ['the usual one for an empty field', { downPayment: null }, 10_000],
    ['the usual one of another bank', { downPayment: null, salaryBank: 'OtherBank' }, 15_000],
    ['the usual one for other types of lease, whatever their hidden field holds', { leaseType: 'Standard' }, 10_000],
  ])('is %s', (_, change, amount) => {
    expect(usualDeduction({ ...inputs, ...change })).toBe(amount);
  });
});

describe('usualPayments', () => {
  it('stays within the bounds of the form at every price', () => {
    for (const carValue of [333.35, 99.99, 123_456.78, 0.01])
      for (const salaryBank of ['OwnBank', 'OtherBank'])
        expect(checkAutoLease({ ...inputs, salaryBank, carValue, ...usualPayments(carValue, salaryBank) })).toEqual({});
  });
});

describe('autoLeaseRequest', () => {
  it('omits an empty down payment and sends an empty balloon as 0', () => {
    const request = autoLeaseRequest({ ...inputs, downPayment: null, balloonPayment: null });
    expect(request).not.toHaveProperty('downPayment');
    expect(request).toMatchObject({ balloonPayment: 0 });
  });

  it('sends hidden payments as 0', () => {
    expect(autoLeaseRequest({ ...inputs, leaseType: 'Standard' })).toMatchObject({ downPayment: 0, balloonPayment: 0 });
    expect(autoLeaseRequest({ ...inputs, carModel: '2019' })).toMatchObject({ downPayment: 10_000, balloonPayment: 0 });
  });
});
