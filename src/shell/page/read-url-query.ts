import type { UrlQuery } from '#src/cms/widget.ts';
import { queryKeys } from '#src/widgets/query-keys.ts';

/** Length at which values are cut: no choice and no search term is longer. */
const MAX_LENGTH = 200;

/** Returns the values of the query keys that widgets declare, cut at MAX_LENGTH; the first value of a repeated key. */
export function readUrlQuery(search: URLSearchParams): UrlQuery {
  const values = queryKeys.flatMap((key): [string, string][] => {
    const value = search.get(key);
    return value === null ? [] : [[key, value.slice(0, MAX_LENGTH).toWellFormed()]];
  });
  return Object.fromEntries(values);
}
