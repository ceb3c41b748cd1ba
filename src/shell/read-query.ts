import type { ParsedUrlQuery } from 'node:querystring';
import type { Query } from '#src/cms/widget.ts';
import { queryKeys } from '#src/widgets/query-keys.ts';

/** A value longer than this is no choice that a page offers. */
const LONGEST = 200;

/** The values of the query keys that widgets declare; of a key that comes twice the first. */
export function readQuery(query: ParsedUrlQuery): Query {
  const values = queryKeys.flatMap((key): [string, string][] => {
    const [value] = [query[key]].flat();
    return value === undefined || value.length > LONGEST ? [] : [[key, value]];
  });
  return Object.fromEntries(values);
}
