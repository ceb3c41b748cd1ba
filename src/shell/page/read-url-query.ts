import type { UrlQuery } from '#src/cms/widget.ts';
import { FORM_KEY, POSTED_KEY } from '#src/features/form/form-query.ts';
import { queryKeys } from '#src/widgets/query-keys.ts';

/** Length at which values are cut: no choice and no search term is longer. */
const MAX_LENGTH = 200;

/** Keys of a submitted form that are read: no form has more fields. */
const MAX_FIELDS = 60;

/**
 * Returns the values of the query keys that widgets declare, of a submitted form those of its fields too, cut at
 * MAX_LENGTH; the first value of a repeated key.
 */
export function readUrlQuery(search: URLSearchParams): UrlQuery {
  const fields = search.has(FORM_KEY) ? [...search.keys()].slice(0, MAX_FIELDS) : [];
  const values = [...queryKeys, ...fields].flatMap((key): [string, string][] => {
    const value = search.get(key);
    return value === null || key === POSTED_KEY ? [] : [[key, value.slice(0, MAX_LENGTH).toWellFormed()]];
  });
  return Object.fromEntries(values);
}
