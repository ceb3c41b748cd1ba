import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const value = z.union([z.number(), z.string()]);
const vector = z.object({
  id: z.string(),
  calculator: z.string(),
  kind: z.enum(['server', 'client']),
  note: z.string(),
  path: z.string().optional(),
  httpStatus: z.number().optional(),
  input: z.record(z.string(), z.unknown()),
  expected: z.record(z.string(), z.unknown()),
  tolerance: z.record(z.string(), z.number()),
  displayEn: z.record(z.string(), z.string()).optional(),
});
const serverVector = vector.extend({
  path: z.string(),
  httpStatus: z.number(),
  input: z.record(z.string(), z.string()),
  expected: z.record(z.string(), value),
});

const file = z
  .object({ count: z.number(), vectors: z.array(vector) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'vectors.json'), 'utf8')));

/** Returns the worked cases of a calculator of the bank's service; throws when there are none. */
export function serverVectors(calculator: string) {
  const cases = file.vectors.filter((one) => one.kind === 'server' && one.calculator === calculator);
  if (cases.length === 0) throw new Error(`no worked cases of ${calculator}`);
  return cases.map((one) => serverVector.parse(one));
}

const ratioVector = serverVector.omit({ input: true, expected: true }).extend({
  input: z.object({
    sc_lang: z.string().optional(),
    /** The authored products. */
    _content: z.array(z.object({ Title_en: z.string(), Title_ar: z.string(), Ratio: z.string() })),
  }),
  expected: z.object({ CardAndSARPointRatio: z.array(z.object({ Key: z.string(), Value: z.number() })) }),
});

/** Returns the worked cases of the point ratios, each with its content. */
export const pointRatioVectors = () =>
  file.vectors.filter((one) => one.calculator === 'MokafaaRedeemCalculator').map((one) => ratioVector.parse(one));

/** Returns the worked cases of a calculator of the browser; throws when there are none. */
export function clientVectors(calculator: string) {
  const cases = file.vectors.filter((one) => one.kind === 'client' && one.calculator === calculator);
  if (cases.length === 0) throw new Error(`no worked cases of ${calculator}`);
  return cases;
}
