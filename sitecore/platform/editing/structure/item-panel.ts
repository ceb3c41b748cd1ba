import { formatGuid } from '#sitecore/definitions/guid.ts';
import type { Json, JsonObject } from '#sitecore/definitions/json.ts';
import { isPerLanguage, type Language, perLanguage } from '#sitecore/definitions/language.ts';
import { describeField } from '#sitecore/definitions/texts/describe-field.ts';
import { z } from 'zod';
import { type ItemSource, revisionOf } from '../../content/item-source.ts';
import { isRecord } from '#sitecore/definitions/is-record.ts';
import { templateFields, type TemplateField } from '../../content/template-fields.ts';
import type { Content } from '../../content/content.ts';
import type { Item } from '../../content/tree.ts';
import type { DraftFiles } from '../drafts/draft-files.ts';
import { isLocalizedKind } from '../drafts/localized-kind.ts';
import { valueAt } from '../drafts/value-at.ts';
import { choicesOf, listedTemplates } from './default-values.ts';
import { listRevision } from './list-change.ts';
import { entriesOf, listableItems } from './listed-items.ts';
import { nameOf } from './name-of.ts';

const json = z.json().catch(null);

interface PanelOptions {
  readonly content: Content;
  readonly files: DraftFiles;
  /** The language of the names of what can be chosen. */
  readonly language: Language;
}

/**
 * Returns what an author can change of an item: its fields by section with their values in both languages, the lists of its
 * children, and those of the items that its fields list. Undefined for an item that no content file holds.
 */
export function itemPanel(item: Item, { content, files, language }: PanelOptions): JsonObject | undefined {
  const open = item.source && files.open(item.source);
  if (!item.source || !open) return undefined;
  const raw = valueAt(open.text, [...item.source.steps]);
  const fields = isRecord(raw) ? raw.fields : undefined;
  const all = templateFields(item.template).map((field) => ({
    field,
    value: isRecord(fields) ? fields[field.name] : undefined,
  }));
  const owner = { item, content };
  return {
    id: formatGuid(item.id, 'N'),
    name: nameOf(item),
    path: item.path,
    template: item.template.name,
    version: open.version,
    revision: revisionOf(fields),
    isDraft: open.isDraft,
    isPublished: open.published > 0,
    fields: all
      .filter(({ field, value }) => !isItemList(field, value))
      .map(({ field, value }) => fieldJson(field, value, { ...owner, language })),
    lists: [
      ...childLists(item, item.source, open.text),
      ...all
        .filter(({ field, value }) => isItemList(field, value))
        .map(({ field, value }) => itemList(field, value, { ...owner, language })),
    ],
  };
}

interface FieldOptions {
  readonly item: Item;
  readonly content: Content;
  readonly language: Language;
}

/** Returns true for a field whose items are a list in the file, or that has none yet. */
const isItemList = ({ kind }: TemplateField, value: unknown): boolean =>
  kind.kind === 'multilist' && (value === undefined || value === null || Array.isArray(value));

/** Returns a field that lists items, with the items that can be added. */
function itemList({ template, name, kind }: TemplateField, value: unknown, options: FieldOptions): JsonObject {
  const texts = describeField(template, name);
  return {
    name,
    label: texts?.name ?? { ar: name, en: name },
    help: texts?.help ?? null,
    list: ['fields', name],
    revision: listRevision(value),
    templates: [''],
    choices: listableItems(kind, options, options.language),
    entries: entriesOf(name, Array.isArray(value) ? value : [], options),
  };
}

function fieldJson({ template, name, kind }: TemplateField, value: unknown, options: FieldOptions): JsonObject {
  const texts = describeField(template, name);
  const { kind: ofKind, sitecoreType, required } = kind;
  return {
    name,
    label: texts?.name ?? { ar: name, en: name },
    help: texts?.help ?? null,
    section: texts?.section ?? null,
    kind: ofKind,
    type: sitecoreType,
    required,
    isListed: kind.items !== undefined && (ofKind !== 'lookup' || isRecord(value)),
    choices: ofKind === 'lookup' ? listableItems(kind, options, options.language) : [],
    isLocalized: isPerLanguage(value) || isLocalizedKind(kind),
    values: ofKind === 'choice' ? choicesOf(kind) : [],
    value: perLanguage((language): Json => json.parse((isPerLanguage(value) ? value[language] : value) ?? null)),
  };
}

function childLists(item: Item, source: ItemSource, text: string): JsonObject[] {
  const names = Object.entries(item.template.fields).filter(([, { fromChildren }]) => fromChildren);
  const written = valueAt(text, [...source.steps, 'children']);
  const lists =
    Array.isArray(written) || names.length < 2
      ? [{ name: names[0]?.[0], list: ['children'] }]
      : names.map(([name]) => ({ name, list: ['children', name] }));
  return lists.flatMap(({ name, list }) => {
    if (name === undefined) return [];
    const steps = [...source.steps, ...list];
    const entries = item.children.filter((child) => isIn(child, steps));
    return [
      {
        name,
        label: describeField(item.template, name)?.name ?? { ar: name, en: name },
        list,
        revision: listRevision(valueAt(text, steps)),
        templates: listedTemplates(item.template).map((template) => template.name),
        entries: entries.map((child) => ({ id: formatGuid(child.id, 'N'), name: nameOf(child) })),
      },
    ];
  });
}

const isIn = ({ source }: Item, steps: readonly (string | number)[]): boolean =>
  source?.steps.length === steps.length + 1 && steps.every((step, index) => source.steps[index] === step);
