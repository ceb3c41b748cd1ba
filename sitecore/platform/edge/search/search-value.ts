import { readGuid } from '#sitecore/definitions/guid.ts';
import type { Edge } from '../edge.ts';
import { fieldOf, type FieldView } from '../item-field.ts';
import { numberOf, targetIds, textOf } from '../json-values.ts';
import { rawValue, readDate } from '../raw-value.ts';
import { foldText } from './fold-text.ts';
import { holdsIds, isSystemField, type SearchDocument } from './search-index.ts';

/** What a field holds, in the form in which it is compared. */
export type SearchValue =
  | { readonly is: 'ids'; readonly values: readonly string[] }
  | { readonly is: 'texts'; readonly values: readonly string[] }
  | {
      readonly is: 'number';
      readonly value: number | undefined;
      /** Reads the value of a condition as this field's own are read. */
      readonly read: (text: string) => number | undefined;
    };

const readNumber = (text: string): number | undefined =>
  text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text);

/** What has been asked for before; content never changes under a document. */
const known = new WeakMap<SearchDocument, Map<string, SearchValue>>();

/** What a document holds in a field; undefined when its template has no such field. */
export function searchValue(document: SearchDocument, name: string, edge: Edge): SearchValue | undefined {
  if (isSystemField(name)) return { is: holdsIds(name) ? 'ids' : 'texts', values: document.system[name] };
  const key = name.toLowerCase();
  const before = known.get(document)?.get(key);
  if (before) return before;
  const field = fieldOf(document, name, edge);
  if (!field) return undefined;
  const value = valueOfField(field, edge);
  known.set(document, (known.get(document) ?? new Map<string, SearchValue>()).set(key, value));
  return value;
}

const folded = new WeakMap<readonly string[], readonly string[]>();

/** Texts without the differences that people do not mean. */
export function foldedTexts(values: readonly string[]): readonly string[] {
  const texts = folded.get(values) ?? values.map(foldText);
  folded.set(values, texts);
  return texts;
}

function valueOfField(field: FieldView, edge: Edge): SearchValue {
  const { json, kind } = field;
  switch (kind.kind) {
    case 'lookup':
    case 'multilist':
      return { is: 'ids', values: targetIds(json).map((id) => readGuid(id) ?? '') };
    case 'number':
    case 'integer':
      return { is: 'number', value: numberOf(json), read: readNumber };
    case 'date':
      return { is: 'number', value: readDate(textOf(json)), read: readDate };
    case 'checkbox':
      return { is: 'number', value: rawValue(field, edge.content.tree) === '1' ? 1 : 0, read: readTick };
    default:
      return { is: 'texts', values: [rawValue(field, edge.content.tree).toLowerCase()] };
  }
}

const TICKED = ['1', 'true'];
const UNTICKED = ['', '0', 'false'];

function readTick(text: string): number | undefined {
  const lower = text.trim().toLowerCase();
  if (TICKED.includes(lower)) return 1;
  return UNTICKED.includes(lower) ? 0 : undefined;
}
