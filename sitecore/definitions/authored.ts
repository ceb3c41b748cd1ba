import type { AnyTemplate, EncodeScope, FieldKind } from './fields/kind.ts';
import { guidOf } from './guid.ts';
import { isRecord } from './is-record.ts';
import type { Json, JsonObject } from './json.ts';
import { isPerLanguage, type Language } from './language.ts';
import type { Fields } from './template.ts';

/** An author's value: one for both languages, or one for each. */
type AuthoredValue<Kind> = Kind extends { readonly authored?: infer Content }
  ? Content | Readonly<Record<Language, Content>>
  : never;

/** An author's values for the fields of a template; a missing one is empty. */
export type Authored<F extends Fields> = { readonly [K in keyof F]?: AuthoredValue<F[K]> };

/** An inline item. */
export interface AuthoredItem<F extends Fields> {
  /** Of an item that exists; derived from its name otherwise. */
  readonly id?: string;
  readonly name?: string;
  /** Of an item that is a page: its path without language prefix. */
  readonly url?: string;
  /** The name of its template, of several; the first by default. */
  readonly template?: string;
  readonly fields: Authored<F>;
}

/** Returns the layout JSON of inline fields; throws when a value is not of its field's kind. */
export function encodeAuthored(
  fields: Fields,
  authored: Readonly<Record<string, unknown>>,
  scope: EncodeScope,
): JsonObject {
  const encoded = Object.entries(fields).map(([name, kind]): [string, Json] => [
    name,
    encode(kind, authored[name], scope),
  ]);
  return Object.fromEntries(encoded);
}

function encode(kind: FieldKind<unknown>, value: unknown, scope: EncodeScope): Json {
  if (value === undefined) return kind.empty;
  if (kind.templates) {
    const templates = kind.templates();
    if (!Array.isArray(value)) return encodeItem(templates, value, scope, 1);
    return value.map((item, index) => encodeItem(templates, item, scope, index + 1));
  }
  const read = kind.read(isPerLanguage(value) ? value[scope.language] : value);
  if (!read.ok) throw new Error(read.diagnostics.map(({ expected }) => `expected ${expected}`).join('; '));
  return read.content.json(scope);
}

type Templates = readonly [AnyTemplate, ...AnyTemplate[]];

function encodeItem(templates: Templates, item: unknown, scope: EncodeScope, position: number): JsonObject {
  if (!isRecord(item)) throw new Error('expected an item: { fields: … }');
  const { fields } = templates.find((one) => one.name === item.template) ?? templates[0];
  const name = typeof item.name === 'string' ? item.name : `${position}`;
  const authored = isRecord(item.fields) ? item.fields : {};
  return {
    id: typeof item.id === 'string' ? item.id : guidOf(`authored/${name}`),
    url: typeof item.url === 'string' ? item.url : '',
    name,
    displayName: name,
    fields: encodeAuthored(fields, authored, scope),
  };
}
