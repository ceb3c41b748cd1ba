import { z } from 'zod';
import type { DecodeScope } from '#sitecore/definitions/fields/kind.ts';
import { decodeFields, type Fields, type FieldsView } from '#sitecore/definitions/template.ts';
import { redactedLine } from '#sitecore/log/redact-error.ts';

/** A page of a search's result, each item as its document selects it. */
const listed = z.object({ search: z.object({ total: z.number(), results: z.array(z.unknown()) }) });

const item = z.looseObject({ id: z.string(), url: z.object({ path: z.string() }) });

const selected = z.object({ jsonValue: z.unknown() });

/** An item of a list with the fields that its document selects. */
export interface ListedItem<F extends Fields> {
  readonly id: string;
  /** Path of its page without language prefix. */
  readonly path: string;
  readonly fields: FieldsView<F>;
}

/** Items of a list and the number of all that match. */
export interface ListedItems<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** Names of an item and of the item above it. */
export interface ItemNames {
  readonly name: string;
  readonly parentName: string;
}

/** Selects what `readNames` reads. */
export const NAMES = 'name parent { name }';

const named = z.object({ name: z.string(), parent: z.object({ name: z.string() }).nullable() });

/** Returns the names that a document selects of an item. */
export function readNames(selected: unknown): ItemNames {
  const { name, parent } = named.parse(selected);
  return { name, parentName: parent?.name ?? '' };
}

/** Links stay without prefix: a document's result is one for all pages. */
const scope: DecodeScope = { href: (href) => href, html: () => '', report: (problem) => console.error(problem) };

/**
 * Parses a search whose document selects the fields of its items as `Title: field(name: "Title") { jsonValue }`; `read` adds to
 * an item what else is selected. An item with an unreadable field is left out and logged: the others can be shown.
 */
export function readListedItems<F extends Fields, Item = ListedItem<F>>(
  fields: F,
  data: unknown,
  read: (item: ListedItem<F>, selected: unknown) => Item,
): ListedItems<Item> {
  const { total, results } = listed.parse(data).search;
  return { total, items: results.flatMap((result) => orNone(() => read(listedItem(fields, result), result))) };
}

function listedItem<F extends Fields>(fields: F, result: unknown): ListedItem<F> {
  const { id, url, ...members } = item.parse(result);
  const json = Object.entries(members).map(([name, value]) => [name, selected.safeParse(value).data?.jsonValue]);
  return { id, path: url.path, fields: decodeFields({ fields }, Object.fromEntries(json), scope) };
}

function orNone<Item>(read: () => Item): readonly Item[] {
  try {
    return [read()];
  } catch (error) {
    console.error(`an item of a list is left out: ${redactedLine(error)}`);
    return [];
  }
}
