import fc from 'fast-check';
import { expect } from 'vitest';
import { z } from 'zod';
import type { Call } from '#sitecore/contracts/call.ts';
import { figuresResponse } from './figures-response.ts';

const errorResponse = z.strictObject({
  error: z.strictObject({ code: z.string(), parameter: z.string(), message: z.string().min(1) }),
});

const odd = fc.oneof(
  fc.double({ min: 0, max: 1e13, noNaN: true }).map(String),
  fc.constantFrom('0', '0.01', '481', '1000000000000', '-0', '-1', '', ' ', '1e3', 'NaN', 'Infinity', '٣'),
  fc.constantFrom('31-02-2027', '29-02-2028', '01-01-0001', '31-12-9999', '2026-11-27'),
  fc.string({ maxLength: 12 }),
);

/** An amount or percentage up to `max`, as a query text. */
export const upTo = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((hundredths) => `${hundredths / 100}`);

/** Months of a tenor, as a query text. */
export const anyTenor = fc.integer({ min: 1, max: 480 }).map(String);

/** Expects each status in more than 5 % of the responses, so that random requests reach the code behind it. */
export function expectShares(counts: ReadonlyMap<number, number>, statuses: readonly number[]): void {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  for (const status of statuses)
    expect((counts.get(status) ?? 0) / total, `the share of ${status} of ${total} responses`).toBeGreaterThan(0.05);
}

interface FuzzOptions {
  readonly get: (path: string) => Promise<Response>;
  /** Frequent values by parameter; a number up to 100 for the others. */
  readonly likely: Readonly<Record<string, fc.Arbitrary<string>>>;
  /** Minimum of each figure; 0 by default. */
  readonly min?: number;
}

/** Expects a calculator to respond to random requests with finite figures or a 400 error, both of them often. */
export async function fuzzCalculator(call: Call, { get, likely, min = 0 }: FuzzOptions): Promise<void> {
  const parameter = (name: string) =>
    fc.oneof({ weight: 20, arbitrary: likely[name] ?? upTo(100) }, { weight: 1, arbitrary: odd });
  const names = Object.keys(call.request.shape);
  const query = fc
    .tuple(
      fc.record(Object.fromEntries(names.map((name) => [name, parameter(name)]))),
      fc.subarray(names, { maxLength: 2 }),
    )
    .map(([record, dropped]) => Object.fromEntries(Object.entries(record).filter(([name]) => !dropped.includes(name))));
  const statuses = new Map<number, number>();
  const property = fc.asyncProperty(query, async (values) => {
    const response = await get(`${call.path}?${new URLSearchParams(values).toString()}`);
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    const body: unknown = await response.json();
    if (response.status === 400) return void errorResponse.parse(body);
    expect(response.status).toBe(200);
    for (const figure of Object.values(figuresResponse.parse(body).result))
      expect(Number.isFinite(figure) && figure >= min && !Object.is(figure, -0)).toBe(true);
  });
  await fc.assert(property);
  expectShares(statuses, [200, 400]);
}
