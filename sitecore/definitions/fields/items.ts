import { z } from 'zod';
import type { AuthoredItem } from '../authored.ts';
import type { Json, JsonObject } from '../json.ts';
import { formatGuid, readGuid } from '../guid.ts';
import { type FieldsView, decodeFields, type Fields, errorMessage, type Template, unionTemplate } from '../template.ts';
import { isRecord } from '../is-record.ts';
import { type DecodeScope, type FieldKind, type FieldOptions, readWith, textPart } from './kind.ts';

/** An item of a lookup, a multilist or a list of children in a view. */
export interface ItemView<F extends Fields> {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly url: string;
  readonly fields: FieldsView<F>;
}

const path = z.string({ error: 'a path of an item, or an item written in place' });
const word = textPart.transform((value) => value ?? '');
const wireItem = z.object({
  id: z.string().transform((id) => (readGuid(id) === undefined ? id : formatGuid(id, 'D'))),
  name: word,
  displayName: word,
  url: word,
  fields: z.record(z.string(), z.unknown()).nullish().catch(undefined),
});

const decodeItem = <F extends Fields>(template: Template<F>, json: unknown, scope: DecodeScope): ItemView<F> => {
  const { fields, url, ...rest } = wireItem.parse(json);
  return { ...rest, url: url === '' ? '' : scope.href(url), fields: decodeFields(template, fields, scope) };
};

/** Returns the members of a list's layout JSON; an item that is gone is sent as null, and an empty list also as an empty text. */
const membersOf = (json: unknown): unknown =>
  Array.isArray(json) ? json.filter((member) => member !== null && member !== undefined) : (emptied(json) ?? []);

/** Returns the layout JSON of items; null for that of an empty field. */
function emptied(json: unknown): unknown {
  const value = isRecord(json) && 'value' in json && !('id' in json) ? json.value : json;
  return value === '' || value === undefined ? null : value;
}

/** Decodes the items of a list; one that cannot be read is left out and reported: the others can be shown. */
const decodeItems = <F extends Fields>(
  template: Template<F>,
  json: unknown,
  scope: DecodeScope,
): readonly ItemView<F>[] =>
  z
    .array(z.unknown())
    .parse(membersOf(json))
    .flatMap((item, index) => {
      try {
        return [decodeItem(template, item, scope)];
      } catch (error) {
        if (scope.isStrict) throw error;
        scope.report(`item ${index + 1} is left out: ${errorMessage(error)}`);
        return [];
      }
    });

/** Returns an item with the fields of a template only: a page that is listed as a card has more. */
function pickTemplateFields({ fields: declared }: Template, item: JsonObject): JsonObject {
  const { fields } = item;
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return item;
  return { ...item, fields: Object.fromEntries(Object.entries(fields).filter(([name]) => name in declared)) };
}

interface LookupOptions extends FieldOptions {
  /** The path in a site from which the items come: of a list, or of an item above them. */
  readonly source?: string;
}

interface ListOptions extends LookupOptions {
  /** False for items that authors edit at their own place: in editing they come without the editor's markup. */
  readonly editable?: boolean;
}

const paths = z.array(path, { error: 'a list of items' });

const list = <F extends Fields>(
  kind: string,
  sitecoreType: string,
  template: Template<F>,
  { required = false, editable = true, source }: ListOptions,
) => ({
  kind,
  sitecoreType,
  required,
  ...(!editable && { editable: false as const }),
  ...(source !== undefined && { source }),
  schema: paths,
  items: () => template,
  templates: () => [template] as const,
  empty: [] satisfies Json,
  read: (raw: unknown) =>
    readWith(paths, raw, (paths) => ({
      references: paths.map((to) => ({ to: 'item' as const, path: to })),
      isLocalized: false,
      json: (scope) => paths.map((to) => pickTemplateFields(template, scope.item(to))),
    })),
  decode: (json: unknown, scope: DecodeScope) => decodeItems(template, json, scope),
});

/** A list of items of one template. */
export const multilist = <F extends Fields>(
  template: Template<F>,
  options: ListOptions = {},
): FieldKind<readonly ItemView<F>[], readonly AuthoredItem<F>[]> => list('multilist', 'Multilist', template, options);

type ListedTemplates = readonly [Template, ...Template[]];

/** The fields of every one of these templates. */
type UnionFields<T extends ListedTemplates> = {
  readonly [K in FieldNames<T[number]>]: FieldNamed<T[number], K>;
};
type FieldNames<T extends Template> = T extends unknown ? keyof T['fields'] : never;
type FieldNamed<T extends Template, K> = T extends unknown
  ? K extends keyof T['fields']
    ? T['fields'][K]
    : never
  : never;

type Children<F extends Fields> = FieldKind<readonly ItemView<F>[], readonly AuthoredItem<F>[]>;

/**
 * The children of the datasource item itself, for renderings whose contents are its children. Of several templates a
 * child names its own, by default the first; a view receives the fields of all of them, empty where a child has none. A
 * template with several lists of children fills each with those of its templates.
 */
export function children<F extends Fields>(template: Template<F>, options?: Pick<ListOptions, 'editable'>): Children<F>;
export function children<const T extends ListedTemplates>(
  templates: T,
  options?: Pick<ListOptions, 'editable'>,
): Children<UnionFields<T>>;
export function children(
  templates: Template | ListedTemplates,
  options: Pick<ListOptions, 'editable'> = {},
): Children<Fields> {
  const all: ListedTemplates = 'fields' in templates ? [templates] : templates;
  return { ...list('children', 'Children', unionTemplate(all), options), templates: () => all, fromChildren: true };
}

/** One item of a template; null when none is chosen. */
export const lookup = <F extends Fields>(
  template: Template<F>,
  { required = false, source }: LookupOptions = {},
): FieldKind<ItemView<F> | null, AuthoredItem<F>> => ({
  kind: 'lookup',
  sitecoreType: 'Droplink',
  required,
  ...(source !== undefined && { source }),
  schema: path,
  items: () => template,
  templates: () => [template],
  empty: null,
  read: (raw) =>
    readWith(path, raw, (to) => ({
      references: [{ to: 'item', path: to }],
      isLocalized: false,
      json: (scope) => pickTemplateFields(template, scope.item(to)),
    })),
  decode: (json, scope) => {
    const item = emptied(json);
    return item === null ? null : decodeItem(template, item, scope);
  },
});
