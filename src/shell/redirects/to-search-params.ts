import type { ParsedUrlQuery } from 'node:querystring';

/** What the router adds to a query: the steps of the catch-all route. */
const CATCH_ALL_PARAM = 'path';

/** The query of an address as its visitor wrote it. */
export function toSearchParams(query: ParsedUrlQuery): URLSearchParams {
  const search = new URLSearchParams();
  for (const [key, values] of Object.entries(query)) {
    if (key === CATCH_ALL_PARAM) continue;
    for (const value of [values].flat()) if (value !== undefined) search.append(key, value);
  }
  return search;
}
