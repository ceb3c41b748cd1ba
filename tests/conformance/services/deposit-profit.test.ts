import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depositProfit } from '#sitecore/contracts/deposit-profit.ts';
import { calculatorError } from '#sitecore/contracts/calculators.ts';
import { type RunningPlatform, servePlatform } from '../running-platform.ts';
import { specimen } from '../specimen.ts';

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await servePlatform({ content: specimen.content });
});
afterAll(() => platform.stop());

const once = { principal: '100000', tenure: '12', profitRate: '4.40', startDate: '01-12-2026' };
const valid = { ...once, payout: 'quarterly' };
const request = (query: Readonly<Record<string, string>>) =>
  platform.get(`${depositProfit.path}?${new URLSearchParams(query).toString()}`);

describe('the DepositProfit service', () => {
  it('responds as its contract declares, and is never cached', async () => {
    const response = await request(valid);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('no-store');
    const { result } = depositProfit.response.parse(await response.json());
    expect(result).toMatchObject({ Profit: 4461.11, MaturityAmount: 101_112.22, MaturityDate: '2027-12-01' });
    expect(result.Payments).toHaveLength(4);
  });

  it('pays once, at maturity, unless a payout is given', async () => {
    const { result } = depositProfit.response.parse(await (await request(once)).json());
    expect(result.Payments).toHaveLength(1);
  });

  it.each([
    ['principal', '0'],
    ['principal', '-1'],
    ['tenure', '481'],
    ['tenure', '1.5'],
    ['profitRate', '100.01'],
    ['payout', 'weekly'],
    ['startDate', '31-02-2027'],
  ])('refuses %s=%s by its name', async (parameter, value) => {
    const response = await request({ ...valid, [parameter]: value });
    expect(response.status).toBe(400);
    expect(calculatorError.parse(await response.json()).error).toMatchObject({ code: 'InvalidParameter', parameter });
  });

  it('pays monthly for the longest term', async () => {
    const response = await request({ ...valid, principal: '1000000000000', tenure: '480', payout: '12' });
    const { result } = depositProfit.response.parse(await response.json());
    expect(result.Payments).toHaveLength(480);
    const sum = result.Payments.reduce((total, { Profit }) => total + Math.round(Profit * 100), 0);
    expect(sum).toBe(Math.round(result.Profit * 100));
  });
});
