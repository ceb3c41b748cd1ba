import { describe, expect, it } from 'vitest';
import { autoLeaseRequest, checkAutoLease, usualPayments } from './auto-lease.ts';

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
  it('finds nothing at fault in what a visitor means, nor in a car just made and no payments of their own', () => {
    expect(checkAutoLease(inputs)).toEqual({});
    const least = { monthlySalary: 0, currentInstalments: 0, odometer: 0, downPayment: null, balloonPayment: null };
    expect(checkAutoLease({ ...inputs, ...least })).toEqual({});
  });

  it.each([
    ['a car for nothing', { carValue: 0 }, 'carValue'],
    ['a down payment above the price', { downPayment: 100_000.01 }, 'downPayment'],
    ['a balloon above a quarter', { balloonPayment: 25_000.01 }, 'balloonPayment'],
    ['one above a fifth, for another bank', { salaryBank: 'OtherBank', balloonPayment: 20_000.01 }, 'balloonPayment'],
    ['a balloon of all that is financed', { downPayment: 75_000 }, 'balloonPayment'],
  ])('finds %s at fault', (_, change, field) => {
    expect(Object.keys(checkAutoLease({ ...inputs, ...change }))).toContain(field);
  });

  it.each([
    ['a balloon of a fifth, for another bank', { salaryBank: 'OtherBank', balloonPayment: 20_000 }],
    ['a balloon just below all that is financed', { downPayment: 74_999.99 }],
    ['a car paid at once', { downPayment: 100_000 }],
    ['any payments that are not shown', { leaseType: 'Standard', downPayment: -1, balloonPayment: 9e9 }],
    ['any balloon of an old model', { carModel: '2019', balloonPayment: -1 }],
  ])('takes %s', (_, change) => {
    expect(checkAutoLease({ ...inputs, ...change })).toEqual({});
  });
});

describe('usualPayments', () => {
  it('are within the bounds that the form has for them, whatever the car costs', () => {
    for (const carValue of [333.35, 99.99, 123_456.78, 0.01])
      for (const salaryBank of ['OwnBank', 'OtherBank'])
        expect(checkAutoLease({ ...inputs, salaryBank, carValue, ...usualPayments(carValue, salaryBank) })).toEqual({});
  });
});

describe('autoLeaseRequest', () => {
  it('sends the usual down payment as none where the visitor left it empty, and no balloon as 0', () => {
    const request = autoLeaseRequest({ ...inputs, downPayment: null, balloonPayment: null });
    expect(request).not.toHaveProperty('downPayment');
    expect(request).toMatchObject({ balloonPayment: 0 });
  });

  it('sends what is not shown as 0', () => {
    expect(autoLeaseRequest({ ...inputs, leaseType: 'Standard' })).toMatchObject({ downPayment: 0, balloonPayment: 0 });
    expect(autoLeaseRequest({ ...inputs, carModel: '2019' })).toMatchObject({ downPayment: 10_000, balloonPayment: 0 });
  });

  it('is nothing while an amount is missing', () => {
    expect(autoLeaseRequest({ ...inputs, odometer: null })).toBeUndefined();
  });
});
