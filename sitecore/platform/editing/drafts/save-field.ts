import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { FieldKind, Reference } from '#sitecore/definitions/fields/kind.ts';
import { isEmptyValue } from '#sitecore/definitions/fields/is-empty-value.ts';
import { readGuid } from '#sitecore/definitions/guid.ts';
import { isRecord } from '#sitecore/definitions/is-record.ts';
import type { Json } from '#sitecore/definitions/json.ts';
import {
  isPerLanguage,
  type Language,
  LANGUAGE_NAMES,
  LANGUAGES,
  perLanguage,
} from '#sitecore/definitions/language.ts';
import { describeField } from '#sitecore/definitions/texts/describe-field.ts';
import { missingTarget } from '../../content/check-references.ts';
import { type Content, siteOf } from '../../content/content.ts';
import { type ItemSource, revisionOf } from '../../content/item-source.ts';
import { fullPath } from '../../content/read-fields.ts';
import type { Item } from '../../content/tree.ts';
import { fieldId, templateFields, type TemplateField } from '../../content/template-fields.ts';
import type { DraftFiles, OpenFile } from './draft-files.ts';
import { isLocalizedKind, isSourceKind } from './localized-kind.ts';
import { safeMarkup } from '../markup/safe-markup.ts';
import { valueAt } from './value-at.ts';
import { removeAt, writeAt } from './yaml-edit.ts';

/** A new value of a field, with the version and revision of the item that the author's page showed. */
export const fieldChange = z.strictObject({
  /** An id or a path. */
  item: z.string(),
  language: z.enum(LANGUAGES),
  /** A name or an id. */
  field: z.string(),
  value: z.json(),
  version: z.int().positive(),
  revision: z.string(),
});

type FieldChange = z.output<typeof fieldChange>;

/** Result of saving a change; `conflict` carries the current version and revision of the item, and the field's current value. */
type SaveResult =
  | { readonly kind: 'saved'; readonly version: number; readonly revision: string }
  | { readonly kind: 'unknown'; readonly error: string }
  /** `required` is the name that authors know of a field that must not be empty. */
  | {
      readonly kind: 'invalid';
      readonly error: string;
      readonly required?: Readonly<Record<Language, string>>;
    }
  | {
      readonly kind: 'conflict';
      readonly error: string;
      readonly version: number;
      readonly revision: string;
      readonly value: Json;
    };

const invalid = (error: string) => ({ kind: 'invalid', error }) as const;

/** Saves a change as a draft after the checks of a content file; a `conflict` when the author's page was not current. */
export function saveField(content: Content, files: DraftFiles, change: FieldChange): SaveResult {
  const item = content.tree.find(change.item);
  const field = item && findField(item, change.field);
  if (!item || !field) return { kind: 'unknown', error: item ? 'no such field' : 'no such item' };
  const { source } = item;
  if (!source) return invalid(`${item.path} cannot be edited: no content file holds it`);
  if (field.kind.items && field.kind.kind !== 'lookup')
    return invalid(`${field.name} lists items: change it as a list`);
  const value = sanitizedValue(field.kind, change.value);
  if (field.kind.required && isEmptyValue(field.kind, value)) return emptied(item, field, change.language);
  if (value === null) return removeField(files, source, change, field);
  const read = field.kind.read(value);
  if (!read.ok) {
    const messages = read.diagnostics.map(({ path, expected }) =>
      [[field.name, ...path].join('.'), expected].join(': '),
    );
    return invalid(messages.join('; '));
  }
  const missing = missingTargets(content, item, { kind: field.kind, references: read.content.references });
  if (missing.length > 0) return invalid(`${field.name}: ${missing.join('; ')}`);
  return writeField(files, source, change, {
    name: field.name,
    kind: field.kind,
    value,
    isLocalized: read.content.isLocalized,
  });
}

/** Refuses to empty a field without which nobody sees the item. */
function emptied({ template }: Item, field: TemplateField, language: Language): SaveResult {
  const { name } = field;
  return {
    ...invalid(`${name} in ${LANGUAGE_NAMES[language]}: a value, ${template.name} needs it`),
    required: describeField(field.template, name)?.name ?? { ar: name, en: name },
  };
}

interface NewValue {
  readonly name: string;
  readonly kind: FieldKind<unknown>;
  readonly value: unknown;
  /** True for a value with text, which each language needs for itself. */
  readonly isLocalized: boolean;
}

function writeField(files: DraftFiles, source: ItemSource, change: FieldChange, next: NewValue): SaveResult {
  const open = files.open(source);
  if (!open) return { kind: 'unknown', error: `${source.file} does not exist` };
  const { text } = open;
  const fields = [...source.steps, 'fields'];
  const before = valueAt(text, fields);
  const revision = revisionOf(before);
  const conflict = conflictOf(before, open, change, next.name);
  if (conflict) return conflict;
  const old = isRecord(before) ? before[next.name] : undefined;
  if (isDeepStrictEqual(inLanguage(old, change.language), next.value))
    return { kind: 'saved', version: change.version, revision };
  const { steps, value } = localizedValue(old, change.language, next);
  const after = writeAt(text, [...fields, next.name, ...steps], value);
  return { kind: 'saved', version: files.save(source, after, open), revision: revisionOf(valueAt(after, fields)) };
}

/** Empties a field in one language, or in both where they have one value; a field without any value is removed. */
function removeField(
  files: DraftFiles,
  source: ItemSource,
  change: FieldChange,
  { name, kind }: Pick<TemplateField, 'name' | 'kind'>,
): SaveResult {
  const open = files.open(source);
  if (!open) return { kind: 'unknown', error: `${source.file} does not exist` };
  const fields = [...source.steps, 'fields'];
  const before = valueAt(open.text, fields);
  const conflict = conflictOf(before, open, change, name);
  if (conflict) return conflict;
  const old = isRecord(before) ? before[name] : undefined;
  if (inLanguage(old, change.language) == null)
    return { kind: 'saved', version: change.version, revision: change.revision };
  const rest = withoutLanguage(old, change.language, kind);
  const after = rest ? writeAt(open.text, [...fields, name], rest) : removeAt(open.text, [...fields, name]);
  return { kind: 'saved', version: files.save(source, after, open), revision: revisionOf(valueAt(after, fields)) };
}

/** Returns a field's values without that of a language, which becomes null; undefined when no other is left. */
function withoutLanguage(old: unknown, language: Language, kind: FieldKind<unknown>) {
  if (!isPerLanguage(old) && !isLocalizedKind(kind)) return undefined;
  const values = perLanguage((one) => (one === language ? null : (inLanguage(old, one) ?? null)));
  return LANGUAGES.every((one) => values[one] === null) ? undefined : values;
}

/**
 * Returns the conflict with an item whose fields have changed since the author's page showed them. A publish alone, the author's
 * own or another's, changes none.
 */
function conflictOf(fields: unknown, { version }: OpenFile, change: FieldChange, name: string): SaveResult | undefined {
  const revision = revisionOf(fields);
  if (revision === change.revision) return undefined;
  const value = json.parse(inLanguage(isRecord(fields) ? fields[name] : undefined, change.language) ?? null);
  return { kind: 'conflict', error: 'somebody else has changed this item', version, revision, value };
}

const json = z.json().catch(null);

const inLanguage = (raw: unknown, language: Language): unknown => (isPerLanguage(raw) ? raw[language] : raw);

/** Returns the steps below a field and the value to write there: under its language, or once for both without text. */
function localizedValue(old: unknown, language: Language, { kind, value, isLocalized }: NewValue) {
  if (isPerLanguage(old)) {
    return old[language] === undefined
      ? { steps: [], value: inLanguageOrder({ ...old, [language]: value }) }
      : { steps: [language], value };
  }
  const isShared = !isLocalized && (old === undefined || old === null || !isSourceKind(kind));
  if (isShared) return { steps: [], value };
  const others = LANGUAGES.filter((other) => other !== language);
  const rest = old ?? (isSourceKind(kind) && !kind.required ? null : withoutTexts(kind, value));
  return {
    steps: [],
    value: inLanguageOrder({ ...Object.fromEntries(others.map((other) => [other, rest])), [language]: value }),
  };
}

const inLanguageOrder = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    LANGUAGES.filter((language) => language in values).map((language) => [language, values[language]]),
  );

/** Returns a field's first value for the other language: the same, with its texts empty or omitted. */
function withoutTexts({ kind }: FieldKind<unknown>, value: unknown): unknown {
  if (isRecord(value)) return kind === 'image' ? { ...value, alt: '' } : omit(value, ['text', 'title']);
  return Array.isArray(value) ? [] : '';
}

const omit = (value: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

function findField({ template }: Item, nameOrId: string) {
  const id = readGuid(nameOrId);
  return templateFields(template).find((field) =>
    id === undefined ? field.name === nameOrId : readGuid(fieldId(field)) === id,
  );
}

/** Returns a value as a content file holds it: markup without scripts, a link without its empty parts. */
function sanitizedValue({ kind }: FieldKind<unknown>, value: unknown): unknown {
  if (kind === 'richText' && typeof value === 'string') return safeMarkup(value);
  if (!isRecord(value)) return value;
  if (kind === 'image' && typeof value.src === 'string')
    return { ...value, src: value.src.replace(/^\/-\/media\//, '') };
  if (kind !== 'link') return value;
  const { text, href, ...rest } = value;
  const emptyParts = ['text', 'title', 'target'].filter((name) => value[name] === '' || value[name] === undefined);
  return omit({ text, href, ...rest }, emptyParts);
}

interface Targets {
  readonly kind: FieldKind<unknown>;
  readonly references: readonly Reference[];
}

function missingTargets(content: Content, item: Item, { kind, references }: Targets): string[] {
  const { rootPath } = siteOf(content, item);
  const template = kind.items?.();
  return references
    .map(({ to, path }) =>
      missingTarget(
        { to, path: to === 'item' ? fullPath(rootPath, path) : path, rootPath, ...(template && { template }) },
        content.tree,
      ),
    )
    .filter((missing) => missing !== undefined);
}
