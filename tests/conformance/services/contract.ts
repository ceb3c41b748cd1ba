import { expect, it } from 'vitest';
import { z } from 'zod';
import { safeParse } from 'zod/mini';
import type { Call } from '#sitecore/contracts/call.ts';
import { calculatorError } from '#sitecore/contracts/calculators.ts';
import { serverVectors } from '#tests/finance/vectors.ts';
import { figuresResponse } from './figures-response.ts';

/** A service under test: the platform, or its mock in component tests. */
export type Service = (request: Request) => Promise<Response>;

/** Texts that are not valid figures. */
const NO_FIGURES = ['x', '-1', '1e3', '100,000', '١٢', '10000000000000'];

const errorResponse = z.strictObject({ error: z.strictObject(calculatorError.shape.error.shape) });

/** Registers the tests of a calculator's contract for a service. */
export function testCalculatorContract(call: Call, calculator: string, service: Service): void {
  const cases = serverVectors(calculator);
  const parameters = Object.entries(call.request.shape);
  const valid = { ...cases.find(({ httpStatus }) => httpStatus === 200)?.input };

  const send = (query: Readonly<Record<string, string>>, method = 'GET') =>
    service(new Request(`http://bank${call.path}?${new URLSearchParams(query).toString()}`, { method }));

  const expectError = async (response: Response, expected: object) => {
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { error } = errorResponse.parse(await response.json());
    expect(error).toMatchObject(expected);
    expect(error.message).toMatch(/\S/);
  };

  it.each(cases.filter(({ httpStatus }) => httpStatus === 200))(
    'responds to the worked case $id in the shape of the contract',
    async ({ input, expected, tolerance }) => {
      const response = await send(input);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const body: unknown = await response.json();
      expect(safeParse(call.response, body).success).toBe(true);
      const { result } = figuresResponse.parse(body);
      expect(Object.keys(result).sort()).toEqual(Object.keys(expected).sort());
      for (const [name, figure] of Object.entries(expected))
        expect(Math.abs((result[name] ?? NaN) - Number(figure)), name).toBeLessThanOrEqual(tolerance[name] ?? 0);
    },
  );

  it.each(cases.filter(({ httpStatus }) => httpStatus === 400))(
    'responds to the worked case $id with its error',
    async ({ input, expected }) => {
      await expectError(await send(input), { code: expected.error, parameter: expected.parameter });
    },
  );

  const required = parameters.filter(([, schema]) => !safeParse(schema, undefined).success);

  it.each(required.map(([name]) => name))('rejects a request without %s', async (parameter) => {
    const rest = Object.fromEntries(Object.entries(valid).filter(([name]) => name !== parameter));
    await expectError(await send(rest), { code: 'InvalidParameter', parameter });
    await expectError(await send({ ...rest, [parameter]: '' }), { code: 'InvalidParameter', parameter });
  });

  const figures = parameters.filter(([, schema]) => !safeParse(schema, 'x').success);

  it.each(figures.map(([name]) => name))('rejects a %s that is not a figure', async (parameter) => {
    for (const figure of NO_FIGURES)
      await expectError(await send({ ...valid, [parameter]: figure }), { code: 'InvalidParameter', parameter });
  });

  it('reports the first of several invalid parameters', async () => {
    const [first = ''] = required.map(([name]) => name);
    await expectError(await send({}), { code: 'InvalidParameter', parameter: first });
  });

  it.each(['POST', 'PUT', 'DELETE'])('responds 405 to %s', async (method) => {
    const response = await send(valid, method);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
}
