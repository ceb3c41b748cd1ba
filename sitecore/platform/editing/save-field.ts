import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import type { FieldContent, FieldKind } from '#sitecore/definitions/fields/kind.ts';
import { readGuid } from '#sitecore/definitions/guid.ts';
import { type Language, LANGUAGES } from '#sitecore/definitions/language.ts';
import { missingTarget } from '../content/check-pointers.ts';
import { type Content, siteOf } from '../content/content.ts';
import { type ItemSource, revisionOf, type Step } from '../content/item-source.ts';
import { isPerLanguage } from '../content/read-fields.ts';
import { isObject } from '../content/source.ts';
import type { Item } from '../content/tree.ts';
import { fieldId, templateFields } from '../edge/item-field.ts';
import type { DraftFiles } from './draft-files.ts';
import { safeMarkup } from './safe-markup.ts';
import { writeAt } from './yaml-edit.ts';

/** What an author wrote into a field, and which version and revision of its item was in front of the author then. */
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

/** What became of a change. */
type Saved =
  | { readonly kind: 'saved'; readonly version: number; readonly revision: string }
  | { readonly kind: 'unknown'; readonly error: string }
  | { readonly kind: 'invalid'; readonly error: string }
  | { readonly kind: 'conflict'; readonly error: string; readonly version: number; readonly revision: string };

const invalid = (error: string): Saved => ({ kind: 'invalid', error });

/** Saves a change as a draft: checked as the content files are, and written only over what its author has seen. */
export function saveField(content: Content, files: DraftFiles, change: FieldChange): Saved {
  const item = content.tree.find(change.item);
  const field = item && fieldNamed(item, change.field);
  if (!item || !field) return { kind: 'unknown', error: item ? 'no such field' : 'no such item' };
  const { source } = item;
  if (!source) return invalid(`${item.path} has no drafts`);
  if (field.kind.items) return invalid(`${field.name} lists items: it is written in ${source.file}`);
  const value = cleaned(field.kind, change.value);
  const read = field.kind.read(value);
  if (!read.ok) {
    const faults = read.faults.map(({ path, expected }) => [[field.name, ...path].join('.'), expected].join(': '));
    return invalid(faults.join('; '));
  }
  const missing = missingTargets(content, item, read.content);
  if (missing.length > 0) return invalid(`${field.name}: ${missing.join('; ')}`);
  return written(files, source, change, { name: field.name, kind: field.kind, value, speaks: read.content.speaks });
}

interface NewValue {
  readonly name: string;
  readonly kind: FieldKind<unknown>;
  readonly value: unknown;
  /** Whether it carries words, so that each language needs its own. */
  readonly speaks: boolean;
}

function written(files: DraftFiles, source: ItemSource, change: FieldChange, next: NewValue): Saved {
  const open = files.open(source);
  if (!open) return { kind: 'unknown', error: `${source.file} is gone` };
  const { text, version, published } = open;
  const fields = [...source.steps, 'fields'];
  const before = fieldsOf(text, fields);
  const revision = revisionOf(before);
  const isSeen = [version, published].includes(change.version) && revision === change.revision;
  if (!isSeen) return { kind: 'conflict', error: 'somebody else has changed this meanwhile', version, revision };
  const old = isObject(before) ? before[next.name] : undefined;
  if (isDeepStrictEqual(inLanguage(old, change.language), next.value))
    return { kind: 'saved', version: change.version, revision };
  const { steps, value } = placed(old, change.language, next);
  const after = writeAt(text, [...fields, next.name, ...steps], value);
  return { kind: 'saved', version: files.save(source, after, open), revision: revisionOf(fieldsOf(after, fields)) };
}

function fieldsOf(text: string, steps: readonly Step[]): unknown {
  const file: unknown = parse(text);
  return steps.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined),
    file,
  );
}

const inLanguage = (raw: unknown, language: Language): unknown => (isPerLanguage(raw) ? raw[language] : raw);

/** Where in a field a value belongs: in its language, or, without words, once for both. */
function placed(old: unknown, language: Language, { kind, value, speaks }: NewValue) {
  if (isPerLanguage(old)) {
    return old[language] === undefined
      ? { steps: [], value: ordered({ ...old, [language]: value }) }
      : { steps: [language], value };
  }
  if (!speaks) return { steps: [], value };
  const others = LANGUAGES.filter((other) => other !== language);
  const rest = old ?? withoutWords(kind, value);
  return {
    steps: [],
    value: ordered({ ...Object.fromEntries(others.map((other) => [other, rest])), [language]: value }),
  };
}

const ordered = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    LANGUAGES.filter((language) => language in values).map((language) => [language, values[language]]),
  );

/** What the other language gets of a value that is the first of its field: the same without its words. */
function withoutWords({ kind }: FieldKind<unknown>, value: unknown): unknown {
  if (isObject(value)) return kind === 'image' ? { ...value, alt: '' } : omitted(value, ['text', 'title']);
  return Array.isArray(value) ? [] : '';
}

const omitted = (value: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

function fieldNamed({ template }: Item, nameOrId: string) {
  const id = readGuid(nameOrId);
  return templateFields(template).find((field) =>
    id === undefined ? field.name === nameOrId : readGuid(fieldId(field)) === id,
  );
}

/** A value as a content file has it: markup without anything that runs, parts without those that say nothing. */
function cleaned({ kind }: FieldKind<unknown>, value: unknown): unknown {
  if (kind === 'richText' && typeof value === 'string') return safeMarkup(value);
  if (!isObject(value)) return value;
  if (kind === 'image' && typeof value.src === 'string')
    return { ...value, src: value.src.replace(/^\/-\/media\//, '') };
  if (kind !== 'link') return value;
  const { text, href, ...rest } = value;
  const silent = ['text', 'title', 'target'].filter((name) => value[name] === '' || value[name] === undefined);
  return omitted({ text, href, ...rest }, silent);
}

const missingTargets = (content: Content, item: Item, { references }: FieldContent): string[] =>
  references
    .map((reference) => missingTarget({ ...reference, rootPath: siteOf(content, item).rootPath }, content.tree))
    .filter((missing) => missing !== undefined);
