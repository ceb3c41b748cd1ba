import fc from 'fast-check';
import type { Call } from '#sitecore/contracts/call.ts';
import { DEMO_REQUESTS } from '#sitecore/platform/store/seeds/seed-applications.ts';
import { ODD_TEXTS } from './fuzz-form.ts';

/** A body for a call of JSON, and headers besides those of every call. */
export interface JsonGarbage {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const value = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(DEMO_REQUESTS.toApprove, '2', '3', 'ar', 'EN-2026-000001', '0501234567', '4471209'),
  },
  { weight: 3, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

const headers = fc.record(
  {
    'content-type': fc.constantFrom('text/plain', 'x', 'multipart/form-data', 'application/json; charset=utf-16'),
    cookie: fc.constantFrom('tracker_session=x', 'tracker_session=%00', 'tracker_session='),
    'idempotency-key': fc.constantFrom('', 'a', '__proto__', 'a'.repeat(300)),
  },
  { requiredKeys: [] },
);

/** Odd values of a call's fields, and bodies that are no such JSON. */
export function jsonGarbage({ request }: Call): fc.Arbitrary<JsonGarbage> {
  const names = Object.keys(request.shape);
  const fields = fc.record(Object.fromEntries([...names, 'constructor'].map((name) => [name, value])));
  const body = fc.oneof(
    { weight: 6, arbitrary: fields.map((record) => JSON.stringify(record)) },
    { weight: 1, arbitrary: fields.map((record) => JSON.stringify(record).replace('"constructor"', '"__proto__"')) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.nat({ max: 30_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)) },
  );
  return fc.record({
    body,
    headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headers }),
  });
}
