import type { Params } from '#sitecore/definitions/params.ts';
import type { Rendering } from '#sitecore/definitions/rendering.ts';
import type { Fields, FieldsView } from '#sitecore/definitions/template.ts';
import type { Widget } from '#src/cms/widget.ts';
import { formQuery } from '#src/features/form/form-query.ts';
import type { FieldSchema, FieldSchemas } from '#src/features/form/schema.ts';
import type { DictionaryKey } from '#src/i18n/dictionary-keys.ts';

/** Lists of which a form reads the ids of the items. */
type ListWithId<F extends FieldSchemas> = {
  [K in keyof F]: F[K] extends { readonly value: 'id'; readonly list: infer L } ? L : never;
}[keyof F];

/** Author's fields with of their listed items what a calculator reads. */
type SelectedFields<V, Ids> = {
  readonly [K in keyof V]: V[K] extends readonly { readonly id: string; readonly fields: infer I }[]
    ? readonly (K extends Ids ? { readonly id: string; readonly fields: I } : { readonly fields: I })[]
    : V[K];
};

/** Phrases of a calculator that only the server shows: to authors, and to visitors without scripts. */
const SERVER_PHRASES = ['auto_edited', 'calculator_failed'] as const;

/**
 * Declares the widget of a calculator with a submit button; `phrases` are those of its result. Its browser code gets the
 * author's lists without what only the editor shows.
 */
export const defineCalculatorWidget = <
  D extends Fields,
  P extends Params,
  F extends FieldSchemas,
  K extends DictionaryKey,
  const R extends DictionaryKey,
>(
  rendering: Rendering<D, P>,
  { name, fields, phrases }: { readonly name: string; readonly fields: F; readonly phrases: readonly K[] },
  resultPhrases: readonly R[],
): Widget<D, P, K | R, (typeof SERVER_PHRASES)[number], SelectedFields<FieldsView<D>, ListWithId<F>>> => {
  const withId = Object.values<FieldSchema>(fields).flatMap((field) =>
    field.kind === 'choice' && field.value === 'id' ? [field.list] : [],
  );
  return {
    rendering,
    client: 'visible',
    enhancement: false,
    ...formQuery(name),
    origins: [],
    dictionary: [...new Set([...phrases, ...resultPhrases])],
    serverDictionary: SERVER_PHRASES,
    selectFields: (view) => selectFields(view, withId),
  };
};

function selectFields<V extends object, Ids>(view: V, withId: readonly string[]): SelectedFields<V, Ids> {
  const entries = Object.entries(view).map(([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value) ? value.map((item: Item) => selectItem(item, withId.includes(name))) : value,
  ]);
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- the fields of V, its lists as the type says
  return Object.fromEntries(entries) as SelectedFields<V, Ids>;
}

interface Item {
  readonly id: string;
  readonly fields: object;
}

const selectItem = ({ id, fields }: Item, withId: boolean) => (withId ? { id, fields } : { fields });
