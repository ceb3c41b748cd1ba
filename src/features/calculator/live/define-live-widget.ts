import type { Params } from '#sitecore/definitions/params.ts';
import type { Rendering } from '#sitecore/definitions/rendering.ts';
import type { Fields, FieldsView } from '#sitecore/definitions/template.ts';
import type { Item } from '#src/cms/select-items.ts';
import type { Widget } from '#src/cms/widget.ts';
import { formQuery } from '#src/features/form/form-query.ts';
import type { DictionaryKey } from '#src/i18n/dictionary-keys.ts';
import { LIVE_PHRASES } from '../phrases.ts';

/** Author's fields, of listed items their ids and fields alone. */
type SelectedFields<V> = {
  readonly [K in keyof V]: V[K] extends readonly Item<infer I>[] ? readonly Item<SelectedFields<I>>[] : V[K];
};

interface LiveWidgetOptions<K, U> {
  /** Dictionary keys of its fields and its result. */
  readonly dictionary: readonly K[];
  /** Dictionary keys that only its view for authors shows. */
  readonly serverDictionary?: readonly U[];
}

/**
 * Declares the widget of a calculator that updates its result on every change; its form has the rendering's name. Its
 * browser code gets the author's lists without what only the editor shows.
 */
export function defineLiveWidget<
  D extends Fields,
  P extends Params,
  const K extends DictionaryKey,
  const U extends DictionaryKey = never,
>(
  rendering: Rendering<D, P>,
  { dictionary, serverDictionary = [] }: LiveWidgetOptions<K, U>,
): Widget<D, P, K | (typeof LIVE_PHRASES)[number], U, SelectedFields<FieldsView<D>>> {
  return {
    rendering,
    client: 'visible',
    enhancement: false,
    ...formQuery(rendering.name),
    origins: [],
    dictionary: [...new Set([...LIVE_PHRASES, ...dictionary])],
    serverDictionary,
    selectFields: (fields) => selectFields(fields),
  };
}

function selectFields<V extends object>(fields: V): SelectedFields<V> {
  const entries = Object.entries(fields).map(([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value) ? value.map(selectItem) : value,
  ]);
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- the fields of V, its lists as the type says
  return Object.fromEntries(entries) as SelectedFields<V>;
}

const selectItem = ({ id, fields }: Item<object>): Item<object> => ({ id, fields: selectFields(fields) });
