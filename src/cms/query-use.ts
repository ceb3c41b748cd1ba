import { areListed, type ValuesByKey } from './listed-values.ts';
import type { UrlQuery, Widget } from './widget.ts';

/** A rendering's use of the query. */
export interface QueryUse {
  /** Returns the values of a URL's query that change what it shows. */
  readonly readQuery: (query: UrlQuery) => UrlQuery;
  /** Returns true for values that it lists, a bounded number: pages with them are cached. */
  readonly isListed: (values: UrlQuery) => boolean;
}

/** A rendering that cannot be read is left out of its page and reads nothing. */
export const UNREAD: QueryUse = { readQuery: () => ({}), isListed: () => false };

/** Returns the use of the query by a rendering whose fields list these values, which no others change then, or whose data do. */
export const queryUse = (
  { queryKeys, queryIsPersonal, readQuery }: Pick<Widget, 'queryKeys' | 'queryIsPersonal' | 'readQuery'>,
  ofFields: ValuesByKey | undefined,
  ofData: ValuesByKey,
): QueryUse => ({
  readQuery: (query) => {
    const declared = queryIsPersonal ? query : pickValues(query, (key) => queryKeys.includes(key));
    if (ofFields) return pickValues(declared, (key, value) => areListed({ [key]: value }, ofFields));
    return readQuery?.(declared) ?? declared;
  },
  isListed: (values) => areListed(values, ofFields ?? ofData),
});

const pickValues = (query: UrlQuery, isPicked: (key: string, value: string) => boolean): UrlQuery =>
  Object.fromEntries(Object.entries(query).filter(([key, value]) => isPicked(key, value)));
