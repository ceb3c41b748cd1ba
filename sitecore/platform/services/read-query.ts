import { type output, safeParse, type ZodMiniObject } from 'zod/mini';

type ReadQuery<Schema extends ZodMiniObject> =
  { readonly ok: true; readonly value: output<Schema> } | { readonly ok: false; readonly parameter: string };

/**
 * Parses a query with a call's schema: names in any case, the first of several values, a blank value as absent. An invalid
 * query returns its first invalid parameter in the schema's order. FINANCE §1.2.
 */
export function readQuery<Schema extends ZodMiniObject>(schema: Schema, query: URLSearchParams): ReadQuery<Schema> {
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
  if (read.success) return { ok: true, value: read.data };
  // A check of several parameters reports its issue after those of single parameters.
  const invalidNames = new Set(read.error.issues.map(({ path }) => path[0]));
  return { ok: false, parameter: Object.keys(schema.shape).find((name) => invalidNames.has(name)) ?? '' };
}
