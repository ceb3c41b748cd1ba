import { expect, it } from 'vitest';
import { z } from 'zod';
import { safeParse } from 'zod/mini';
import type { Call } from '#sitecore/contracts/call.ts';
import { calculatorError } from '#sitecore/contracts/calculators.ts';
import { serverVectors } from '#tests/finance/vectors.ts';

/** Anything that answers calls: the platform, or what stands in for it in tests of components. */
export type Service = (request: Request) => Promise<Response>;

/** No figure of any kind. */
const NO_FIGURES = ['x', '-1', '1e3', '100,000', '١٢', '10000000000000'];

const refusal = z.strictObject({ error: z.strictObject(calculatorError.shape.error.shape) });

/** Promises, as tests, what a calculator's contract says of whoever answers it. */
export function testCalculatorContract(call: Call, calculator: string, service: Service): void {
  const cases = serverVectors(calculator);
  const parameters = Object.entries(call.request.shape);
  const valid = { ...cases.find(({ httpStatus }) => httpStatus === 200)?.input };

  const ask = (query: Readonly<Record<string, string>>, method = 'GET') =>
    service(new Request(`http://bank${call.path}?${new URLSearchParams(query).toString()}`, { method }));

  const expectRefused = async (response: Response, expected: object) => {
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { error } = refusal.parse(await response.json());
    expect(error).toMatchObject(expected);
    expect(error.message).toMatch(/\S/);
  };

  it.each(cases.filter(({ httpStatus }) => httpStatus === 200))(
    'answers the worked case $id in the contract’s own shape',
    async ({ input, expected, tolerance }) => {
      const response = await ask(input);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const body: unknown = await response.json();
      expect(safeParse(call.response, body).success).toBe(true);
      const { result } = z.strictObject({ result: z.record(z.string(), z.number()) }).parse(body);
      expect(Object.keys(result).sort()).toEqual(Object.keys(expected).sort());
      for (const [name, figure] of Object.entries(expected))
        expect(Math.abs((result[name] ?? NaN) - Number(figure)), name).toBeLessThanOrEqual(tolerance[name] ?? 0);
    },
  );

  it.each(cases.filter(({ httpStatus }) => httpStatus === 400))(
    'refuses the worked case $id with its reason',
    async ({ input, expected }) => {
      await expectRefused(await ask(input), { code: expected.error, parameter: expected.parameter });
    },
  );

  const required = parameters.filter(([, schema]) => !safeParse(schema, undefined).success);

  it.each(required.map(([name]) => name))('refuses a request without %s', async (parameter) => {
    const rest = Object.fromEntries(Object.entries(valid).filter(([name]) => name !== parameter));
    await expectRefused(await ask(rest), { code: 'InvalidParameter', parameter });
    await expectRefused(await ask({ ...rest, [parameter]: '' }), { code: 'InvalidParameter', parameter });
  });

  const figures = parameters.filter(([, schema]) => !safeParse(schema, 'x').success);

  it.each(figures.map(([name]) => name))('refuses a %s that is no figure', async (parameter) => {
    for (const figure of NO_FIGURES)
      await expectRefused(await ask({ ...valid, [parameter]: figure }), { code: 'InvalidParameter', parameter });
  });

  it('names the first of several parameters at fault', async () => {
    const [first = ''] = required.map(([name]) => name);
    await expectRefused(await ask({}), { code: 'InvalidParameter', parameter: first });
  });

  it.each(['POST', 'PUT', 'DELETE'])('does not take %s', async (method) => {
    const response = await ask(valid, method);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
}
