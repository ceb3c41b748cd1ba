import { z } from 'zod';
import type { AuthoredItem } from '../authored.ts';
import type { Json, JsonObject } from '../json.ts';
import { type FieldsView, decodeFields, type Fields, type Template } from '../template.ts';
import { type DecodeScope, type FieldKind, type FieldOptions, readWith } from './kind.ts';

/** An item of a lookup, a multilist or a list of children in a view. */
export interface ItemView<F extends Fields> {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly url: string;
  readonly fields: FieldsView<F>;
}

const path = z.string({ error: 'a path of an item, or an item written in place' });
const wireItem = z.object({
  id: z.string(),
  name: z.string().default(''),
  displayName: z.string().default(''),
  url: z.string().default(''),
  fields: z.record(z.string(), z.unknown()).default({}),
});

const decodeItem = <F extends Fields>(template: Template<F>, json: unknown, scope: DecodeScope): ItemView<F> => {
  const { fields, url, ...rest } = wireItem.parse(json);
  return { ...rest, url: url === '' ? '' : scope.href(url), fields: decodeFields(template, fields, scope) };
};

/** Returns an item with the fields of a template only: a page that is listed as a card has more. */
function pickTemplateFields({ fields: declared }: Template, item: JsonObject): JsonObject {
  const { fields } = item;
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return item;
  return { ...item, fields: Object.fromEntries(Object.entries(fields).filter(([name]) => name in declared)) };
}

interface ListOptions extends FieldOptions {
  /** False for items that authors edit at their own place: in editing they come without the editor's markup. */
  readonly editable?: boolean;
}

const list = <F extends Fields>(
  kind: string,
  sitecoreType: string,
  template: Template<F>,
  { required = false, editable = true }: ListOptions,
) => ({
  kind,
  sitecoreType,
  required,
  ...(!editable && { editable: false as const }),
  items: () => template,
  empty: [] satisfies Json,
  read: (raw: unknown) =>
    readWith(z.array(path, { error: 'a list of items' }), raw, (paths) => ({
      references: paths.map((to) => ({ to: 'item' as const, path: to })),
      isLocalized: false,
      json: (scope) => paths.map((to) => pickTemplateFields(template, scope.item(to))),
    })),
  decode: (json: unknown, scope: DecodeScope) =>
    z
      .array(z.unknown())
      .parse(json ?? [])
      .map((item) => decodeItem(template, item, scope)),
});

/** A list of items of one template. */
export const multilist = <F extends Fields>(
  template: Template<F>,
  options: ListOptions = {},
): FieldKind<readonly ItemView<F>[], readonly AuthoredItem<F>[]> => list('multilist', 'Multilist', template, options);

/** The children of the datasource item itself, for renderings whose contents are its children. */
export const children = <F extends Fields>(
  template: Template<F>,
  options: Pick<ListOptions, 'editable'> = {},
): FieldKind<readonly ItemView<F>[], readonly AuthoredItem<F>[]> => ({
  ...list('children', 'Children', template, options),
  fromChildren: true,
});

/** One item of a template; null when none is chosen. */
export const lookup = <F extends Fields>(
  template: Template<F>,
  { required = false }: FieldOptions = {},
): FieldKind<ItemView<F> | null, AuthoredItem<F>> => ({
  kind: 'lookup',
  sitecoreType: 'Droplink',
  required,
  items: () => template,
  empty: null,
  read: (raw) =>
    readWith(path, raw, (to) => ({
      references: [{ to: 'item', path: to }],
      isLocalized: false,
      json: (scope) => pickTemplateFields(template, scope.item(to)),
    })),
  decode: (json, scope) => (json == null ? null : decodeItem(template, json, scope)),
});
