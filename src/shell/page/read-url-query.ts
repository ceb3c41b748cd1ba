import type { ParsedUrlQuery } from 'node:querystring';
import type { UrlQuery } from '#src/cms/widget.ts';
import { queryKeys } from '#src/widgets/query-keys.ts';

/** What stands behind this many characters of a value is left out: no choice and no search is longer. */
const MAX_LENGTH = 200;

/** The values of the query keys that widgets declare, cut where they are too long; of a key that comes twice the first. */
export function readUrlQuery(query: ParsedUrlQuery): UrlQuery {
  const values = queryKeys.flatMap((key): [string, string][] => {
    const [value] = [query[key]].flat();
    return value === undefined ? [] : [[key, value.slice(0, MAX_LENGTH).toWellFormed()]];
  });
  return Object.fromEntries(values);
}
