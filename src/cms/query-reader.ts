import { areListed, type ValuesByKey } from './listed-values.ts';
import type { UrlQuery, Widget } from './widget.ts';

/** A rendering's use of the query, as data: the server in front of the pages has it too. */
export interface QueryReader {
  /** Keys that change what it shows. */
  readonly keys: readonly string[];
  /** True when its query holds what a visitor entered: it may be neither cached nor kept. */
  readonly isPersonal: boolean;
  /** Values that change nothing, by key. */
  readonly defaults: Readonly<Record<string, string>>;
  /** The only values that change something, by key; any value of the other keys does. */
  readonly choices: ValuesByKey;
  /** Values that it lists, a bounded number: pages with them are cached. */
  readonly listed: ValuesByKey;
}

/** Values of a query that change a page: none, personal ones, or others, which are cached when the page's renderings list all of them. */
export type QueryEffect =
  | { readonly kind: 'none' | 'personal' }
  | { readonly kind: 'listed' | 'unlisted'; readonly values: UrlQuery };

/** Returns the use of the query by a rendering whose fields list these values, which no others change then, or whose data do. */
export const queryReader = (
  { queryKeys, queryIsPersonal, queryDefaults = {}, queryChoices = {} }: QueryDeclaration,
  ofFields: ValuesByKey | undefined,
  ofData: ValuesByKey,
): QueryReader => ({
  keys: ofFields ? queryKeys.filter((key) => Object.hasOwn(ofFields, key)) : queryKeys,
  isPersonal: queryIsPersonal,
  defaults: queryDefaults,
  choices: ofFields ?? queryChoices,
  listed: ofFields ?? ofData,
});

type QueryDeclaration = Pick<Widget, 'queryKeys' | 'queryIsPersonal' | 'queryDefaults' | 'queryChoices'>;

/**
 * Returns the values of a URL's query that change what a rendering shows; of one that reads what a visitor entered all of the query, once
 * one of its own keys is in it: a form's fields go with the form.
 */
export function readValues({ keys, isPersonal, defaults, choices }: QueryReader, query: UrlQuery): UrlQuery {
  const own = Object.entries(query).filter(
    ([key, value]) =>
      keys.includes(key) &&
      value.trim() !== '' &&
      value !== defaults[key] &&
      (!Object.hasOwn(choices, key) || choices[key]?.includes(value)),
  );
  return isPersonal && own.length > 0 ? query : Object.fromEntries(own);
}

/** Returns the effect of a query on a page with these renderings. */
export function queryEffect(readers: readonly QueryReader[], query: UrlQuery): QueryEffect {
  const reading = readers
    .map((reader) => ({ reader, values: readValues(reader, query) }))
    .filter(({ values }) => Object.keys(values).length > 0);
  if (reading.length === 0) return { kind: 'none' };
  if (reading.some(({ reader }) => reader.isPersonal)) return { kind: 'personal' };
  return {
    kind: reading.every(({ reader, values }) => areListed(values, reader.listed)) ? 'listed' : 'unlisted',
    values: Object.fromEntries(reading.flatMap(({ values }) => Object.entries(values))),
  };
}
