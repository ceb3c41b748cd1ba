import fc from 'fast-check';
import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { autoLease } from '#sitecore/contracts/auto-lease.ts';
import { cardFinance } from '#sitecore/contracts/card-finance.ts';
import { propertyFinance } from '#sitecore/contracts/property-finance.ts';
import { DEMO, type RunningPlatform, serveContentFolder } from '../running-platform.ts';
import { anyTenor, fuzzCalculator, upTo } from './fuzz-calculator.ts';

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(DEMO);
});
afterAll(() => platform.stop());

const get = (path: string) => platform.get(path);
const calculate = (path: string, query: Readonly<Record<string, string>>) =>
  get(`${path}?${new URLSearchParams(query).toString()}`);
const body = async (path: string, query: Readonly<Record<string, string>>): Promise<unknown> =>
  (await calculate(path, query)).json();
const errorResponse = z.object({ error: z.object({ code: z.string(), parameter: z.string() }) });

const card = { creditLimit: '10000', interestRate: '23.88', minPaymentPercent: '5', cardFee: '575' };
const property = {
  iPropertyValue: '2000000',
  iActualRentalProceeds: '150000',
  iRequestedLoanAmount: '900000',
  iTenure: '120',
  iProduct: 'Residential',
  iInstallmentFrequency: 'Quarterly',
  irateOfProfit: '6.5',
};
const lease = {
  gender: 'Male',
  carMake: 'Toyota',
  carModel: '2022',
  autoLeaseType: 'EMI',
  carValue: '100000',
  currentMonthlySalary: '15000',
  salaryCreditBank: 'OwnBank',
  currentMonthlyInstallmentsPaid: '1000',
  carOdometer: '40000',
  downPayment: '10000',
  balloonPayment: '25000',
};

describe('card finance', () => {
  it('CALC-OTHER-06 responds at its path, and only the credit card calculator calls it', async () => {
    const response = await calculate('/api/sitecore/Calculators/CardFinance', card);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ result: { APR: 42.04, Tenure: 77 } });
    const callers = globSync('src/{widgets,features,pages,shell}/**/*.{ts,tsx}').filter((file) =>
      /\bcalculateCardFinance\b|\bCALLS\.cardFinance\b|Calculators\/CardFinance/.test(readFileSync(file, 'utf8')),
    );
    expect(callers).toEqual(['src/widgets/calculators/CreditCardCalculator/CreditCardCalculator.submit.tsx']);
  });

  it.each(['0', '10000', '150000'])('accepts a limit of %s', async (creditLimit) => {
    expect((await calculate(cardFinance.path, { ...card, creditLimit })).status).toBe(200);
  });

  it.each(['0.01', '9999.99', '150000.01', '-10000'])('rejects a limit of %s', async (creditLimit) => {
    const { error } = errorResponse.parse(await body(cardFinance.path, { ...card, creditLimit }));
    expect(error).toMatchObject({ code: 'InvalidParameter', parameter: 'creditLimit' });
  });

  it('rejects a minimum payment of 0', async () => {
    const { error } = errorResponse.parse(await body(cardFinance.path, { ...card, minPaymentPercent: '0' }));
    expect(error).toMatchObject({ code: 'InvalidParameter', parameter: 'minPaymentPercent' });
  });

  it('responds 200 or 400 to random requests', async () => {
    const likely = { creditLimit: fc.oneof(fc.constant('0'), upTo(150_000)), cardFee: upTo(2_000) };
    await fuzzCalculator(cardFinance, { get, likely });
  });
});

describe('property finance', () => {
  it('CALC-OTHER-08 responds at Eirad Plus with the finance that the rent repays', async () => {
    const response = await calculate('/api/sitecore/Calculators/EiradPlus', property);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      result: { Profit: 331_009.99, FinanceAmount: 900_000, EMI: 30_775.25, TotalAmountPayable: 1_231_009.99 },
    });
  });

  it.each([
    [['12', 'monthly', 'MONTHLY', ' Monthly ']],
    [['4', 'quarterly']],
    [['2', 'semiannual', 'semi-annual', 'halfyearly', 'Half-Yearly']],
    [['1', 'annual', 'Yearly']],
  ])('returns the same result for %j', async (frequencies) => {
    const bodies = await Promise.all(
      frequencies.map(async (iInstallmentFrequency) =>
        JSON.stringify(await body(propertyFinance.path, { ...property, iInstallmentFrequency })),
      ),
    );
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain('"EMI":');
  });

  it.each([
    ['a value below the minimum', { iPropertyValue: '349999.99' }, 'iPropertyValue'],
    ['a rent above the value', { iActualRentalProceeds: '2000000.01' }, 'iActualRentalProceeds'],
    ['an amount above the value', { iRequestedLoanAmount: '2000000.01' }, 'iRequestedLoanAmount'],
    ['an unknown frequency', { iInstallmentFrequency: '5' }, 'iInstallmentFrequency'],
    ['a minimum yield above the maximum', { minROA: '9', maxROA: '8.99' }, 'minROA'],
    [
      'a rent above the value before a later invalid parameter',
      { iActualRentalProceeds: '2000001', LTV: 'x' },
      'iActualRentalProceeds',
    ],
    ['an invalid parameter before crossed bounds', { minROA: '9', maxROA: '8', LTV: '101' }, 'LTV'],
  ])('rejects %s', async (_, change, parameter) => {
    const { error } = errorResponse.parse(await body(propertyFinance.path, { ...property, ...change }));
    expect(error).toMatchObject({ code: 'InvalidParameter', parameter });
  });

  it('responds 200 or 400 to random requests', async () => {
    const likely = {
      iPropertyValue: fc.integer({ min: 350_000, max: 5_000_000 }).map(String),
      iActualRentalProceeds: upTo(400_000),
      iRequestedLoanAmount: upTo(400_000),
      iTenure: anyTenor,
      iProduct: fc.constantFrom('1', 'Residential'),
      iInstallmentFrequency: fc.constantFrom('12', 'Quarterly', 'yearly'),
      minROA: upTo(10),
    };
    await fuzzCalculator(propertyFinance, { get, likely });
  });
});

describe('auto lease', () => {
  it('CALC-OTHER-09 responds at the pre-owned auto lease with five figures', async () => {
    const response = await calculate('/api/sitecore/Calculators/PreownedAutoLease', lease);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      result: { EMI: 1605.33, FinanceAmount: 90_000, BalloonPayment: 25_000, TotalAmountPayable: 121_770, Tenure: 60 },
    });
  });

  it('rejects a down payment above the price before a later invalid parameter', async () => {
    const { error } = errorResponse.parse(
      await body(autoLease.path, { ...lease, downPayment: '100001', balloonPayment: 'x' }),
    );
    expect(error).toMatchObject({ code: 'InvalidParameter', parameter: 'downPayment' });
  });

  it('responds 200 or 400 to random requests', async () => {
    const likely = {
      gender: fc.constant('Male'),
      carMake: fc.constant('Toyota'),
      carModel: fc.constantFrom('2018', 'Camry 2022'),
      autoLeaseType: fc.constantFrom('EMI', 'Standard'),
      carValue: upTo(300_000),
      currentMonthlySalary: upTo(40_000),
      salaryCreditBank: fc.constantFrom('OwnBank', 'OtherBank'),
      currentMonthlyInstallmentsPaid: upTo(5_000),
      carOdometer: upTo(250_000),
      downPayment: upTo(20_000),
      balloonPayment: upTo(20_000),
    };
    await fuzzCalculator(autoLease, { get, likely });
  });
});
