import type { ParsedUrlQuery } from 'node:querystring';

/** Parameter that the router adds: the segments of the catch-all route. */
const CATCH_ALL_PARAM = 'path';

/** Returns the query of a request as the visitor's URL had it. */
export function toSearchParams(query: ParsedUrlQuery): URLSearchParams {
  const search = new URLSearchParams();
  for (const [key, values] of Object.entries(query)) {
    if (key === CATCH_ALL_PARAM) continue;
    for (const value of [values].flat()) if (value !== undefined) search.append(key, value);
  }
  return search;
}
