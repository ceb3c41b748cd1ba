import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { autoFinance } from '#sitecore/contracts/auto-finance.ts';
import { serverVectors } from '#tests/finance/vectors.ts';
import { DEMO, type RunningPlatform, startOver } from '../running-platform.ts';

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await startOver(DEMO);
});
afterAll(() => platform.stop());

const ask = (query: Readonly<Record<string, string>>) =>
  platform.get(`${autoFinance.path}?${new URLSearchParams(query).toString()}`);

const result = z.strictObject({ result: z.record(z.string(), z.number()) });
const refusal = z.strictObject({
  error: z.strictObject({ code: z.string(), parameter: z.string(), message: z.string().min(1) }),
});

const car = { principal: '120000', tenure: '48', atc: '2.75' };

describe('the worked cases', () => {
  const cases = serverVectors('AutoFinance').map((one) => ({ ...one, title: `${one.id}: ${one.note}` }));

  it.each(cases.filter(({ httpStatus }) => httpStatus === 200))(
    '$title',
    async ({ path, input, expected, tolerance }) => {
      expect(path).toBe(autoFinance.path);
      const response = await ask(input);
      expect(response.status).toBe(200);
      const { result: figures } = result.parse(await response.json());
      expect(Object.keys(figures).sort()).toEqual(Object.keys(expected).sort());
      for (const [name, figure] of Object.entries(expected)) {
        expect(Math.abs((figures[name] ?? NaN) - Number(figure)), name).toBeLessThanOrEqual(tolerance[name] ?? 0);
      }
    },
  );

  it.each(cases.filter(({ httpStatus }) => httpStatus === 400))('$title', async ({ input, expected }) => {
    const response = await ask(input);
    expect(response.status).toBe(400);
    const { error } = refusal.parse(await response.json());
    expect({ error: error.code, parameter: error.parameter }).toEqual(expected);
  });
});

describe('the query', () => {
  it('has optional parameters: without them no balloon, no fee, no insurance', async () => {
    const { result: figures } = result.parse(await (await ask({ principal: '120000', tenure: '12', atc: '0' })).json());
    expect(figures).toEqual({ EMI: 10_000, APR: 0, FinanceAmount: 120_000, TotalAmountPayable: 120_000 });
  });

  it('names parameters in any case, the first of two counts, unknown ones and blanks around do nothing', async () => {
    const plain = await (await ask(car)).text();
    const query = 'PRINCIPAL=%20120000%20&principal=1&Tenure=48&ATC=2.75&salary=9&balloonPayment=';
    const response = await platform.get(`${autoFinance.path}?${query}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(plain);
  });

  it.each(['-1', '+5', '1e6', 'NaN', 'Infinity', '0x10', '100,000', '١٢٣', '', '0', '1000000000000.01'])(
    'refuses a principal of "%s"',
    async (principal) => {
      const response = await ask({ ...car, principal });
      expect(response.status).toBe(400);
      expect(refusal.parse(await response.json()).error).toMatchObject({
        code: 'InvalidParameter',
        parameter: 'principal',
      });
    },
  );

  it.each(['0', '12.5', '180.0', '481', '-12'])('refuses a tenure of %s months', async (tenure) => {
    expect(refusal.parse(await (await ask({ ...car, tenure })).json()).error.parameter).toBe('tenure');
  });

  it('tells the first parameter at fault', async () => {
    const { error } = refusal.parse(await (await ask({ principal: '1', tenure: 'x', atc: '101' })).json());
    expect(error.parameter).toBe('tenure');
  });

  it('refuses a fee that takes the whole principal', async () => {
    const { error } = refusal.parse(await (await ask({ ...car, adminFeeInPercentage: '100' })).json());
    expect(error).toMatchObject({ code: 'FeesExceedPrincipal', parameter: 'principal' });
  });
});

describe('the answer', () => {
  it('is never kept by a cache', async () => {
    expect((await ask(car)).headers.get('cache-control')).toBe('no-store');
    expect((await ask({})).headers.get('cache-control')).toBe('no-store');
  });

  it('is there for GET only', async () => {
    const response = await platform.get(autoFinance.path, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect((await platform.get('/api/sitecore/Calculators/Nothing')).status).toBe(404);
  });
});

describe('whatever is asked', () => {
  const odd = fc.oneof(
    fc.double({ min: 0, max: 1e13, noNaN: true }).map(String),
    fc.constantFrom('0', '0.01', '481', '1000000000000', '-0', '-1', '', ' ', '1e3', 'NaN', 'Infinity', '٣'),
    fc.string({ maxLength: 12 }),
  );
  const upTo = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((hundredths) => `${hundredths / 100}`);
  const likely: Readonly<Record<string, fc.Arbitrary<string>>> = {
    principal: upTo(1e6),
    tenure: fc.integer({ min: 1, max: 480 }).map(String),
    atc: upTo(100),
  };
  const parameter = (name: string) =>
    fc.oneof({ weight: 20, arbitrary: likely[name] ?? upTo(100) }, { weight: 1, arbitrary: odd });
  const names = Object.keys(autoFinance.request.shape);
  const query = fc
    .tuple(fc.record(Object.fromEntries(names.map((name) => [name, parameter(name)]))), fc.shuffledSubarray(names))
    .map(([values, dropped]) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => dropped[0] !== name && dropped[1] !== name)),
    );

  it('answers figures or a refusal: never a failure of its own, nor a figure that is none', async () => {
    const statuses = new Map<number, number>();
    const property = fc.asyncProperty(query, async (asked) => {
      const response = await ask(asked);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      const body: unknown = await response.json();
      if (response.status === 400) return void refusal.parse(body);
      expect(response.status).toBe(200);
      for (const figure of Object.values(result.parse(body).result)) {
        expect(figure >= 0 && Number.isFinite(figure) && !Object.is(figure, -0)).toBe(true);
      }
    });
    await fc.assert(property, { numRuns: 10_000, seed: Number(process.env.FUZZ_SEED ?? 1) });
    expect(statuses.get(200)).toBeGreaterThan(1_000);
    expect(statuses.get(400)).toBeGreaterThan(1_000);
  }, 120_000);
});
