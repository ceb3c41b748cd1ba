import fc from 'fast-check';
import { expect } from 'vitest';
import { z } from 'zod';
import type { Call } from '#sitecore/contracts/call.ts';

const result = z.strictObject({ result: z.record(z.string(), z.number()) });
const refusal = z.strictObject({
  error: z.strictObject({ code: z.string(), parameter: z.string(), message: z.string().min(1) }),
});

const odd = fc.oneof(
  fc.double({ min: 0, max: 1e13, noNaN: true }).map(String),
  fc.constantFrom('0', '0.01', '481', '1000000000000', '-0', '-1', '', ' ', '1e3', 'NaN', 'Infinity', '٣'),
  fc.constantFrom('31-02-2027', '29-02-2028', '01-01-0001', '31-12-9999', '2026-11-27'),
  fc.string({ maxLength: 12 }),
);

/** An amount or a percentage, as it travels. */
export const upTo = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((hundredths) => `${hundredths / 100}`);

/** Months of a tenor, as they travel. */
export const anyTenor = fc.integer({ min: 1, max: 480 }).map(String);

/** Expects each status in one of twenty responses at least, so that random requests reach what is behind it. */
export function expectShares(counts: ReadonlyMap<number, number>, statuses: readonly number[]): void {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  for (const status of statuses)
    expect((counts.get(status) ?? 0) / total, `the share of ${status} of ${total} responses`).toBeGreaterThan(0.05);
}

interface FuzzOptions {
  readonly get: (address: string) => Promise<Response>;
  /** What its parameters are most of the time; up to 100 where it is not said. */
  readonly likely: Readonly<Record<string, fc.Arbitrary<string>>>;
  /** The least that a figure can be; 0 unless told. */
  readonly least?: number;
}

/** Asserts that a calculator answers random requests with figures or a refusal: no failure, no figure that is not a number. */
export async function fuzzCalculator(call: Call, { get, likely, least = 0 }: FuzzOptions): Promise<void> {
  const parameter = (name: string) =>
    fc.oneof({ weight: 20, arbitrary: likely[name] ?? upTo(100) }, { weight: 1, arbitrary: odd });
  const names = Object.keys(call.request.shape);
  const query = fc
    .tuple(
      fc.record(Object.fromEntries(names.map((name) => [name, parameter(name)]))),
      fc.subarray(names, { maxLength: 2 }),
    )
    .map(([values, dropped]) => Object.fromEntries(Object.entries(values).filter(([name]) => !dropped.includes(name))));
  const statuses = new Map<number, number>();
  const property = fc.asyncProperty(query, async (asked) => {
    const response = await get(`${call.path}?${new URLSearchParams(asked).toString()}`);
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    const body: unknown = await response.json();
    if (response.status === 400) return void refusal.parse(body);
    expect(response.status).toBe(200);
    for (const figure of Object.values(result.parse(body).result))
      expect(Number.isFinite(figure) && figure >= least && !Object.is(figure, -0)).toBe(true);
  });
  await fc.assert(property);
  expectShares(statuses, [200, 400]);
}
