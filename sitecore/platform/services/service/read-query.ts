import { type output, safeParse, type ZodMiniObject } from 'zod/mini';
import { failure, type Result, success } from '#sitecore/contracts/result.ts';

/**
 * Parses a query with a call's schema: names in any case, the first of several values, a blank value as absent. An invalid
 * query fails with its first invalid parameter in the schema's order. FINANCE §1.2.
 */
export function readQuery<Schema extends ZodMiniObject>(
  schema: Schema,
  query: URLSearchParams,
): Result<output<Schema>, string> {
  const sent = new Map<string, string>();
  for (const [name, value] of query) {
    const key = name.toLowerCase();
    if (!sent.has(key)) sent.set(key, value);
  }
  const named = Object.keys(schema.shape).flatMap((name) => {
    const value = sent.get(name.toLowerCase());
    return value === undefined || value.trim() === '' ? [] : [[name, value]];
  });
  const read = safeParse(schema, Object.fromEntries(named));
  if (read.success) return success(read.data);
  // A check of several parameters reports its issue after those of single parameters.
  const invalidNames = new Set(read.error.issues.map(({ path }) => path[0]));
  return failure(Object.keys(schema.shape).find((name) => invalidNames.has(name)) ?? '');
}
