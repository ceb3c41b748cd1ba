import type { UrlQuery } from './widget.ts';

/** Values of a query by its keys. */
export type ValuesByKey = Readonly<Record<string, readonly string[]>>;

const declared = new WeakMap<object, ValuesByKey>();

/** Declares a bounded number of values of the query with which a widget with this data has its page cached (decision 84). */
export function withListedValues<Data extends object>(data: Data, values: ValuesByKey): Data {
  declared.set(data, values);
  return data;
}

/** Returns the values that a widget's data declares; none when it declares none. */
export const listedValuesOf = (data: unknown): ValuesByKey =>
  typeof data === 'object' && data !== null ? (declared.get(data) ?? {}) : {};

/** Returns true when all values of a query are listed. */
export const areListed = (query: UrlQuery, listed: ValuesByKey): boolean =>
  Object.entries(query).every(([key, value]) => Object.hasOwn(listed, key) && listed[key]?.includes(value));
