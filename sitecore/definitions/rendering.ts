import type { DecodeScope } from './fields/kind.ts';
import { guidOf } from './guid.ts';
import { decodeFields, type Fields, type FieldsView, type Template } from './template.ts';

/** Where a rendering's `fields` come from. */
type Contents = 'datasource' | 'children' | { readonly query: string };

/** The values that a rendering parameter can have; the first one serves when an author set none. */
export type Params = Readonly<Record<string, ParamKind>>;

type ParamKind = { readonly kind: 'text' } | { readonly kind: 'option'; readonly values: readonly string[] };

export type ParamsView<P extends Params> = {
  readonly [K in keyof P]: P[K] extends { readonly values: readonly (infer V)[] } ? V : string;
};

/** A rendering parameter with free text. */
export const textParam = () => ({ kind: 'text' }) as const;

/** A rendering parameter with fixed choices, the default first. */
export const option = <const V extends readonly [string, ...string[]]>(...values: V) =>
  ({ kind: 'option', values }) as const;

/** A block of a page: its Sitecore name, what an author can fill in, its parameters and placeholders. */
export interface Rendering<F extends Fields = Fields, P extends Params = Params> {
  readonly name: string;
  readonly id: string;
  readonly datasource: Template<F> | undefined;
  readonly params: P;
  /** Placeholder names; one ending in `{*}` stands for any number of them. */
  readonly placeholders: readonly string[];
  readonly contents: Contents;
}

interface RenderingOptions<F extends Fields, P extends Params> {
  readonly datasource?: Template<F>;
  readonly params?: P;
  readonly placeholders?: readonly string[];
  readonly contents?: Contents;
}

type Nothing = Readonly<Record<string, never>>;

/** Declares a rendering. */

export function rendering<const F extends Fields = Nothing, const P extends Params = Nothing>(
  name: string,
  { datasource, params, placeholders = [], contents = 'datasource' }: RenderingOptions<F, P> = {},
): Rendering<F, P> {
  return {
    name,
    id: guidOf(`rendering/${name}`),
    datasource,
    // eslint-disable-next-line no-restricted-syntax -- P is empty when no params are given
    params: params ?? ({} as P),
    placeholders,
    contents,
  };
}

/** Reads a rendering's parameters: text as it is, an option's unknown value as its first one. */
export function readParams<P extends Params>(params: P, raw: Readonly<Record<string, unknown>>): ParamsView<P> {
  const read = Object.entries(params).map(([name, kind]) => {
    const value = typeof raw[name] === 'string' ? raw[name] : '';
    if (kind.kind === 'text') return [name, value];
    return [name, kind.values.find((known) => known.toLowerCase() === value.toLowerCase()) ?? kind.values[0] ?? ''];
  });
  // eslint-disable-next-line no-restricted-syntax -- the keys are those of P, which fromEntries cannot tell
  return Object.fromEntries(read) as ParamsView<P>;
}

/** Reads the fields that a rendering's layout JSON carries; throws a FieldFault when one has another shape. */
export const readFields = <F extends Fields, P extends Params>(
  { datasource }: Rendering<F, P>,
  json: unknown,
  scope: DecodeScope,
): FieldsView<F> =>
  // eslint-disable-next-line no-restricted-syntax -- F is empty when there is no datasource
  datasource ? decodeFields(datasource, json, scope) : ({} as FieldsView<F>);
