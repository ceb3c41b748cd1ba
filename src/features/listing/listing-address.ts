import type { UrlQuery, Widget } from '#src/cms/widget.ts';

/** A value of a listing's address: its default, and how its text is read and written. */
export interface Param<V> {
  readonly initial: V;
  /** True for one that an address lacks unless it has another value than the default. */
  readonly isOptional?: true;
  /** All values of one that a visitor chooses of a declared list. */
  readonly choices?: readonly V[];
  /** All values of one that an address need not have. */
  readonly options?: readonly V[];
  /** Returns the value of a text; undefined for a text that stands for none, which means the default. */
  parse(text: string): V | undefined;
  format(value: V): string;
}

/** Any text; the default for an empty one. */
export const textParam = (initial: string): Param<string> => ({
  initial,
  parse: (text) => (text === '' ? undefined : text),
  format: (value) => value,
});

/** One of these texts, the first by default. */
export const choiceParam = <const V extends readonly [string, ...string[]]>(...values: V): Param<V[number]> => ({
  initial: values[0],
  choices: values,
  parse: (text) => values.find((value) => value === text),
  format: (value) => value,
});

/** One of these texts, which an address need not have; an empty text, the default, stands for none. */
export const optionalParam = (values: readonly string[]): Param<string> => ({
  initial: '',
  isOptional: true,
  options: values,
  parse: (text) => values.find((value) => value === text),
  format: (value) => value,
});

/** The highest page that an address may name: the platform's cursors have nine digits at most. */
export const LAST_PAGE = 100_000;

/** The number of a page from 1; a text that is no whole number is page 1, one beyond LAST_PAGE is that. */
const pageParam: Param<number> = {
  initial: 1,
  parse: (text) => (/^\d+$/.test(text) ? Math.min(Math.max(Number(text), 1), LAST_PAGE) : undefined),
  format: String,
};

/** Characters of a text that a listing is searched for, at most. */
export const MAX_TERM = 100;

type Params = Readonly<Record<string, Param<string>>>;

/** The values of an address by key. */
export type ListingState<P extends Params> = { readonly [K in keyof P]: P[K] extends Param<infer V> ? V : never } & {
  readonly page: number;
};

/** Values by key as the query of a URL has them. */
export type QueryValues = Readonly<Record<string, string>>;

/** A value that an address has besides the one that is chosen. */
export interface OtherValue {
  readonly key: string;
  readonly value: string;
  /** False for a default that it falls back to. */
  readonly isUnchanged: boolean;
}

/** The address of a listing, read and written by one declaration. */
export interface ListingAddress<P extends Params = Params> {
  readonly params: P;
  /** The keys of its query; `page` is the last. */
  readonly keys: readonly string[];
  /** The values of an address without a query. */
  readonly initial: ListingState<P>;
  /** Returns the values of a URL's query: the default for each that is missing or means nothing. */
  readonly read: (query: UrlQuery) => ListingState<P>;
  /** Returns every value as text, defaults too unless optional; `read` returns the same values from it. */
  readonly write: (state: ListingState<P>) => QueryValues;
  /** Declarations of its widget: the values that make its page another than the page without a query. */
  readonly query: Required<Pick<Widget, 'queryKeys' | 'queryDefaults' | 'queryChoices'>>;
  /** Returns the other values of an address when some keys get new ones: page 1, and the default of what depends on these keys. */
  readonly others: (state: ListingState<P>, ...keys: readonly (keyof P & string)[]) => readonly OtherValue[];
  /** Returns the values of an address whose keys all get their default, but for optional ones. */
  readonly cleared: (state: ListingState<P>) => readonly OtherValue[];
}

/** Declares a listing's address by its keys besides `page`; a key of `resets` has others that depend on it. */
export function defineAddress<const P extends Params>(
  params: P,
  resets: Partial<Readonly<Record<keyof P, readonly (keyof P & string)[]>>> = {},
): ListingAddress<P> {
  const all: readonly (readonly [string, Param<string> | Param<number>])[] = [
    ...Object.entries(params),
    ['page', pageParam],
  ];
  const valuesOf = (value: (key: string, param: Param<string> | Param<number>) => unknown): ListingState<P> =>
    // oxlint-disable-next-line eslint-js/no-restricted-syntax -- one value per key, each of its own parameter
    Object.fromEntries(all.map(([key, param]) => [key, value(key, param)])) as ListingState<P>;
  const read = (query: UrlQuery) =>
    valuesOf((key, param) => param.parse(Object.hasOwn(query, key) ? (query[key] ?? '') : '') ?? param.initial);
  const write = (state: ListingState<P>): QueryValues =>
    Object.fromEntries(
      all.flatMap(([key, { isOptional, initial }]) =>
        isOptional && state[key] === initial ? [] : [[key, String(state[key])]],
      ),
    );
  const initial = valuesOf((_, param) => param.initial);
  return {
    params,
    keys: all.map(([key]) => key),
    initial,
    read,
    write,
    query: {
      queryKeys: all.map(([key]) => key),
      queryDefaults: Object.fromEntries(all.map(([key, param]) => [key, String(param.initial)])),
      queryChoices: Object.fromEntries(
        Object.entries(params).flatMap(([key, { choices, options = choices }]) => (options ? [[key, options]] : [])),
      ),
    },
    others: (state, ...keys) => {
      const chosen: readonly string[] = keys;
      const dependent: readonly string[] = ['page', ...keys.flatMap((key) => resets[key] ?? [])];
      const now = Object.entries(write(state)).filter(([other]) => !chosen.includes(other));
      return now.map(([other, value]) => {
        const isUnchanged = !dependent.includes(other);
        return { key: other, value: isUnchanged ? value : String(initial[other]), isUnchanged };
      });
    },
    cleared: (state) =>
      Object.entries(write(state)).map(([key, value]) => ({
        ...{ key, value: params[key]?.isOptional ? value : String(initial[key]), isUnchanged: false },
      })),
  };
}

/** Returns the URL of a path with these values. */
export const listingUrl = (path: string, values: QueryValues): string => `${path}?${new URLSearchParams(values)}`;
