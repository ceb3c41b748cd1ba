import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { homeFinance } from '#sitecore/contracts/home-finance.ts';
import { personalFinance } from '#sitecore/contracts/personal-finance.ts';
import { dayText, firstInstalmentDay, riyadhDay } from '#sitecore/rules/calendar-day.ts';
import { DEMO, type RunningPlatform, serveContentFolder } from '../running-platform.ts';
import { anyTenor, fuzzCalculator, upTo } from './fuzz-calculator.ts';

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(DEMO);
});
afterAll(() => platform.stop());

const get = (path: string) => platform.get(path);
const calculate = async (path: string, query: Readonly<Record<string, string>>): Promise<unknown> =>
  (await get(`${path}?${new URLSearchParams(query).toString()}`)).json();
const errorResponse = z.object({ error: z.object({ code: z.string(), parameter: z.string() }) });
const day = (from: string, to: string) =>
  fc.date({ min: new Date(from), max: new Date(to) }).map((moment) => dayText(riyadhDay(moment)));

describe('home finance', () => {
  it('has no balloon and no fees without the optional parameters', async () => {
    expect(await calculate(homeFinance.path, { principal: '120000', tenure: '12', atc: '0' })).toEqual({
      result: { EMI: 10_000, APR: 0, FinanceAmount: 120_000, TotalAmountPayable: 120_000 },
    });
  });

  it.each([
    ['a balloon of the principal', { balloonPayment: '120000' }, 'InvalidParameter', 'balloonPayment'],
    [
      'fees of the principal together',
      { insuranceFee: '60000', valuationFee: '60000' },
      'FeesExceedPrincipal',
      'principal',
    ],
    ['an APR above the maximum', { insuranceFee: '119999.99' }, 'AprNotComputable', 'principal'],
  ])('rejects %s', async (_, change, code, parameter) => {
    const response = await calculate(homeFinance.path, { principal: '120000', tenure: '12', atc: '3', ...change });
    expect(errorResponse.parse(response).error).toEqual(expect.objectContaining({ code, parameter }));
  });

  it('responds 200 or 400 to random requests', async () => {
    const likely = { principal: upTo(1e6), tenure: anyTenor, insuranceFee: upTo(5_000), valuationFee: upTo(5_000) };
    await fuzzCalculator(homeFinance, { get, likely });
  });
});

describe('personal finance', () => {
  const plain = { principal: '120000', tenure: '60', emi: '2259' };

  it('uses today and a first instalment on the next 27th by default', async () => {
    const today = riyadhDay(new Date());
    const days = { stipulationDate: dayText(today), emiDate: dayText(firstInstalmentDay(today)) };
    const { stipulationDate } = days;
    const response = await calculate(personalFinance.path, plain);
    expect(response).toHaveProperty('result.FinanceAmount', 120_000);
    expect(await calculate(personalFinance.path, { ...plain, ...days })).toEqual(response);
    expect(await calculate(personalFinance.path, { ...plain, stipulationDate })).toEqual(response);
  });

  it.each([
    ['an instalment on the day of the contract', { emiDate: '21-11-2026' }, 'InvalidParameter', 'emiDate'],
    ['one before it', { emiDate: '20-11-2026' }, 'InvalidParameter', 'emiDate'],
    ['one 367 days after it', { emiDate: '23-11-2027' }, 'InvalidParameter', 'emiDate'],
    ['a balloon of the principal', { balloonPayment: '120000' }, 'InvalidParameter', 'balloonPayment'],
    ['instalments that do not repay it', { emi: '1999.98' }, 'InstalmentsBelowPrincipal', 'emi'],
    ['a fee of the principal', { adminFeeInPercentage: '100' }, 'FeesExceedPrincipal', 'principal'],
    ['a day that does not exist', { stipulationDate: '29-02-2027' }, 'InvalidParameter', 'stipulationDate'],
    [
      'the first of two invalid parameters',
      { balloonPayment: '120000', emiDate: '21-11-2026' },
      'InvalidParameter',
      'emiDate',
    ],
  ])('rejects %s', async (_, change, code, parameter) => {
    const response = await calculate(personalFinance.path, { ...plain, stipulationDate: '21-11-2026', ...change });
    expect(errorResponse.parse(response).error).toEqual(expect.objectContaining({ code, parameter }));
  });

  it.each([
    ['22-11-2027', { emiDate: '22-11-2027' }],
    ['an instalment rounded to the halala', { emi: '1999.99' }],
  ])('accepts %s', async (_, change) => {
    expect(
      await calculate(personalFinance.path, { ...plain, stipulationDate: '21-11-2026', ...change }),
    ).toHaveProperty('result');
  });

  it('responds 200 or 400 to random requests', async () => {
    const likely = {
      principal: upTo(1e5),
      tenure: anyTenor,
      emi: upTo(1e4),
      stipulationDate: day('2026-01-01', '2027-12-31'),
      emiDate: day('2027-01-01', '2028-12-31'),
    };
    // Each instalment may be short by a halala, a large share of a small amount.
    await fuzzCalculator(personalFinance, { get, likely, min: -99 });
  });
});
