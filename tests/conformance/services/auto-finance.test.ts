import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { autoFinance } from '#sitecore/contracts/auto-finance.ts';
import { DEMO, type RunningPlatform, serveContentFolder } from '../running-platform.ts';
import { anyTenor, fuzzCalculator, upTo } from './fuzz-calculator.ts';

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(DEMO);
});
afterAll(() => platform.stop());

const calculate = (query: Readonly<Record<string, string>>) =>
  platform.get(`${autoFinance.path}?${new URLSearchParams(query).toString()}`);

const result = z.strictObject({ result: z.record(z.string(), z.number()) });
const errorResponse = z.strictObject({
  error: z.strictObject({ code: z.string(), parameter: z.string(), message: z.string().min(1) }),
});

const car = { principal: '120000', tenure: '48', atc: '2.75' };

describe('the query of auto finance', () => {
  it('has no balloon, fee or insurance without the optional parameters', async () => {
    const { result: figures } = result.parse(
      await (await calculate({ principal: '120000', tenure: '12', atc: '0' })).json(),
    );
    expect(figures).toEqual({ EMI: 10_000, APR: 0, FinanceAmount: 120_000, TotalAmountPayable: 120_000 });
  });

  it('accepts names in any case, uses the first of two values, and ignores unknown names and blanks', async () => {
    const plain = await (await calculate(car)).text();
    const query = 'PRINCIPAL=%20120000%20&principal=1&Tenure=48&ATC=2.75&salary=9&balloonPayment=';
    const response = await platform.get(`${autoFinance.path}?${query}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(plain);
  });

  it.each(['-1', '+5', '1e6', 'NaN', 'Infinity', '0x10', '100,000', '١٢٣', '', '0', '1000000000000.01'])(
    'rejects a principal of "%s"',
    async (principal) => {
      const response = await calculate({ ...car, principal });
      expect(response.status).toBe(400);
      expect(errorResponse.parse(await response.json()).error).toMatchObject({
        code: 'InvalidParameter',
        parameter: 'principal',
      });
    },
  );

  it.each(['0', '12.5', '180.0', '481', '-12'])('rejects a tenure of %s months', async (tenure) => {
    expect(errorResponse.parse(await (await calculate({ ...car, tenure })).json()).error.parameter).toBe('tenure');
  });

  it('reports the first invalid parameter', async () => {
    const { error } = errorResponse.parse(await (await calculate({ principal: '1', tenure: 'x', atc: '101' })).json());
    expect(error.parameter).toBe('tenure');
  });

  it('rejects a fee of the whole principal', async () => {
    const { error } = errorResponse.parse(await (await calculate({ ...car, adminFeeInPercentage: '100' })).json());
    expect(error).toMatchObject({ code: 'FeesExceedPrincipal', parameter: 'principal' });
  });
});

describe('the response of auto finance', () => {
  it('is never cached', async () => {
    expect((await calculate(car)).headers.get('cache-control')).toBe('no-store');
    expect((await calculate({})).headers.get('cache-control')).toBe('no-store');
  });

  it('exists for GET only', async () => {
    const response = await platform.get(autoFinance.path, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect((await platform.get('/api/sitecore/Calculators/Nothing')).status).toBe(404);
  });
});

it('auto finance responds 200 or 400 to random requests', async () => {
  await fuzzCalculator(autoFinance, {
    get: (path) => platform.get(path),
    likely: { principal: upTo(1e6), tenure: anyTenor },
  });
});
