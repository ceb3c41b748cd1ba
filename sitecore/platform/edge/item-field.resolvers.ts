import { readPairs } from '#sitecore/definitions/fields/name-value-list.ts';
import { formatGuid, type GuidFormat } from '#sitecore/definitions/guid.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { EdgeContext } from './edge-context.ts';
import { fieldId, type TemplateField } from '../content/template-fields.ts';
import type { FieldView } from './item-field.ts';
import { JSON_NULL } from './json-null.ts';
import type { ItemView } from './item-view.ts';
import { numberOf, targetIds, textOf, valueOf } from '../layout/json-values.ts';
import { countEntities } from './paging.ts';
import { mediaItem, rawValue } from '../layout/raw-value.ts';
import { readStoredDate } from '#sitecore/rules/stored-date.ts';

export interface FormatArguments {
  readonly format?: string | null;
}

const FORMATS: readonly GuidFormat[] = ['N', 'D', 'B', 'P'];

/** Formats an id as a query requests it; an unknown format means N. */
export const formatId = (id: string, { format }: FormatArguments): string =>
  formatGuid(id, FORMATS.find((known) => known === format?.toUpperCase()) ?? 'N');

/** GraphQL types by field kind. */
const TYPES: Readonly<Record<string, string>> = {
  text: 'TextField',
  richText: 'RichTextField',
  image: 'ImageField',
  file: 'FileField',
  link: 'LinkField',
  lookup: 'LookupField',
  multilist: 'MultilistField',
  children: 'MultilistField',
  checkbox: 'CheckboxField',
  date: 'DateField',
  number: 'NumberField',
  integer: 'IntegerField',
  nameValueList: 'NameValueListField',
};

/** Returns the GraphQL type of a field; TextField for a kind without a type of its own. */
export const fieldTypeOf = ({ kind }: Pick<TemplateField, 'kind'>): string => TYPES[kind.kind] ?? 'TextField';

const mediaOf = ({ json }: FieldView, { content }: EdgeContext) => mediaItem(content.tree, textOf(json, 'src'))?.media;

/** Resolvers of a picture's or a document's media file; null when the author chose none. */
const media = {
  title: (field: FieldView, _: unknown, edge: EdgeContext) => textOf(field.json, 'title') || mediaOf(field, edge)?.name,
  description: (field: FieldView) => textOf(field.json, 'description'),
  keywords: (field: FieldView) => textOf(field.json, 'keywords'),
  extension: (field: FieldView, _: unknown, edge: EdgeContext) => mediaOf(field, edge)?.extension,
  mimeType: (field: FieldView, _: unknown, edge: EdgeContext) => mediaOf(field, edge)?.mimeType,
  size: (field: FieldView, _: unknown, edge: EdgeContext) => mediaOf(field, edge)?.size,
};

function targetViews({ view }: FieldView, ids: readonly string[], edge: EdgeContext): readonly ItemView[] {
  const items = ids.map((id) => edge.content.tree.withId(id)).filter((item) => item !== undefined);
  return countEntities(
    items.map((item) => ({ item, language: view.language })),
    edge,
  );
}

const text = (member: string) => (field: FieldView) => textOf(field.json, member);

interface SizeArguments {
  readonly maxWidth?: number | null;
  readonly maxHeight?: number | null;
}

function imageSrc({ json }: FieldView, { maxWidth, maxHeight }: SizeArguments): string | null {
  const src = textOf(json, 'src');
  if (src === '') return null;
  const limits = new URLSearchParams();
  if (maxWidth) limits.set('mw', String(maxWidth));
  if (maxHeight) limits.set('mh', String(maxHeight));
  return limits.size === 0 ? src : `${src}${src.includes('?') ? '&' : '?'}${limits.toString()}`;
}

const LOCALES = { ar: 'ar-EG-u-nu-arab-ca-gregory', en: 'en-US-u-ca-gregory' } as const satisfies Record<
  Language,
  string
>;

const DATE_FORMATS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  g: { dateStyle: 'short', timeStyle: 'short' },
  d: { dateStyle: 'short' },
  t: { timeStyle: 'short' },
  D: { dateStyle: 'full' },
};

function formattedDate(
  { view, json }: FieldView,
  { format, offset }: { readonly format?: string | null; readonly offset?: number | null },
): string {
  const moment = readStoredDate(textOf(json));
  if (moment === undefined) return '';
  const style = DATE_FORMATS[format ?? 'g'] ?? DATE_FORMATS.g;
  return new Intl.DateTimeFormat(LOCALES[view.language], { ...style, timeZone: 'UTC' }).format(
    moment + (offset ?? 0) * 60_000,
  );
}

export const itemFieldResolvers = {
  ItemField: {
    __resolveType: fieldTypeOf,
    id: (field: FieldView, args: FormatArguments) => formatId(fieldId(field), args),
    value: (field: FieldView, _: unknown, { content }: EdgeContext) => rawValue(field, content.tree),
    jsonValue: ({ json }: FieldView) => json ?? JSON_NULL,
    definition: (field: FieldView) => field,
  },
  ImageField: {
    ...media,
    src: imageSrc,
    alt: text('alt'),
    width: ({ json }: FieldView) => textOf(json, 'width') || null,
    height: ({ json }: FieldView) => textOf(json, 'height') || null,
  },
  FileField: { ...media, url: text('src') },
  LinkField: {
    url: text('href'),
    text: text('text'),
    target: text('target'),
    anchor: text('anchor'),
    className: text('class'),
    queryString: text('querystring'),
    linkType: text('linktype'),
    targetItem: (field: FieldView, _: unknown, edge: EdgeContext) =>
      targetViews(field, [textOf(field.json, 'id')], edge)[0],
  },
  LookupField: {
    targetId: ({ json }: FieldView, args: FormatArguments) => {
      const [id] = targetIds(json);
      return id && formatId(id, args);
    },
    targetItem: (field: FieldView, _: unknown, edge: EdgeContext) => targetViews(field, targetIds(field.json), edge)[0],
  },
  MultilistField: {
    count: ({ json }: FieldView) => targetIds(json).length,
    targetIds: ({ json }: FieldView) => targetIds(json).map((id) => formatGuid(id, 'N')),
    targetItems: (field: FieldView, _: unknown, edge: EdgeContext) => targetViews(field, targetIds(field.json), edge),
  },
  CheckboxField: { boolValue: ({ json }: FieldView) => valueOf(json) === true },
  DateField: {
    dateValue: ({ json }: FieldView) => readStoredDate(textOf(json)),
    formattedDateValue: formattedDate,
  },
  NumberField: { numberValue: ({ json }: FieldView) => numberOf(json) },
  IntegerField: { intValue: ({ json }: FieldView) => numberOf(json) },
  NameValueListField: { values: ({ json }: FieldView) => readPairs(textOf(json)) },
};
