import type { AnyTemplate } from './fields/kind.ts';
import { oneOf } from './closest.ts';

/** A kind of rendering parameter. Sitecore stores every parameter as text. */
export interface ParamKind<View> {
  readonly kind: 'text' | 'page' | 'option' | 'boolean' | 'number' | 'item';
  /** The values of an option, the default first. */
  readonly values?: readonly string[];
  /** The template of the item that a parameter names. */
  readonly template?: AnyTemplate;
  /** Returns the stored text of an author's value; for a value of another kind, what is expected instead. */
  store(value: unknown): { readonly stored: string } | { readonly expected: string };
  /** Reads the stored text for a view; the default when it is empty or of another kind. */
  read(stored: string): View;
}

/** Kinds of rendering parameters by name. */
export type Params = Readonly<Record<string, ParamKind<unknown>>>;

export type ParamsView<P extends Params> = {
  readonly [K in keyof P]: P[K] extends ParamKind<infer View> ? View : never;
};

const storeText: ParamKind<string>['store'] = (value) =>
  typeof value === 'string' || typeof value === 'number' ? { stored: String(value) } : { expected: 'a text' };

/** A rendering parameter with free text. */
export const textParam = (): ParamKind<string> => ({ kind: 'text', store: storeText, read: (stored) => stored });

/** A rendering parameter with the path of a page of the site, `/personal`. */
export const pageParam = (): ParamKind<string> => ({
  kind: 'page',
  store: (value) =>
    typeof value === 'string' && value.startsWith('/')
      ? { stored: value }
      : { expected: `the path of a page, which begins with /${typeof value === 'string' ? `: /${value}` : ''}` },
  read: (stored) => stored,
});

/** A rendering parameter with fixed choices, the default first; an unknown stored value is the default. */
export const option = <const V extends readonly [string, ...string[]]>(...values: V): ParamKind<V[number]> => ({
  kind: 'option',
  values,
  store: (value) => {
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && values.includes(text)
      ? { stored: text }
      : { expected: oneOf(values, typeof text === 'string' ? text : JSON.stringify(text)) };
  },
  read: (stored) => values.find((known) => known.toLowerCase() === stored.toLowerCase()) ?? values[0],
});

/** A rendering parameter that is true or false, stored as Sitecore's checkbox, `1` or ``; false by default. */
export const booleanParam = (): ParamKind<boolean> => ({
  kind: 'boolean',
  store: (value) =>
    typeof value === 'boolean' ? { stored: value ? '1' : '' } : { expected: 'true or false, without quotes' },
  read: (stored) => stored === '1' || stored.toLowerCase() === 'true',
});

interface NumberParamOptions {
  /** The value when an author gives none. */
  readonly default: number;
  /** The least value that is accepted; any by default. */
  readonly min?: number;
}

/** A rendering parameter that is a whole number. */
export function numberParam({
  default: fallback,
  min = Number.MIN_SAFE_INTEGER,
}: NumberParamOptions): ParamKind<number> {
  const isValid = (value: number): boolean => Number.isSafeInteger(value) && value >= min;
  const expected = `a whole number${min === Number.MIN_SAFE_INTEGER ? '' : ` from ${min}`}; ${fallback} when absent`;
  return {
    kind: 'number',
    store: (value) => (typeof value === 'number' && isValid(value) ? { stored: String(value) } : { expected }),
    read: (stored) => (stored.trim() !== '' && isValid(Number(stored)) ? Number(stored) : fallback),
  };
}

/** A rendering parameter that names an item of a template; its view gets the item's id, "" for none. */
export const itemParam = (template: AnyTemplate): ParamKind<string> => ({
  kind: 'item',
  template,
  store: (value) =>
    typeof value === 'string' && value.startsWith('/')
      ? { stored: value }
      : { expected: `the path of an item of template ${template.name}, which begins with /` },
  read: (stored) => stored,
});

/** Reads a rendering's parameters from their stored texts. */
export function readParams<P extends Params>(params: P, stored: Readonly<Record<string, unknown>>): ParamsView<P> {
  const read = Object.entries(params).map(([name, kind]) => {
    const text = stored[name];
    return [name, kind.read(typeof text === 'string' ? text : '')];
  });
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- the keys are those of P, which fromEntries cannot tell
  return Object.fromEntries(read) as ParamsView<P>;
}
