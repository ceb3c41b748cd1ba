import { readGuid } from '#sitecore/definitions/guid.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { ancestorsOf, type Item, type Tree } from '../../content/tree.ts';
import { hasLayout } from '../item-view.ts';
import { numberOf, targetIds, textOf } from '../../layout/json-values.ts';
import { type FieldValue, rawValue, readDate } from '../../layout/raw-value.ts';

/** Reads the value of a condition as a field's own values are read; undefined when it is not of their kind. */
export type ReadNumber = (text: string) => number | undefined;

/** What a field holds, in the form in which it is compared: ids as 32 lower-case digits, texts in lower case. */
export type SearchValue =
  | { readonly is: 'ids'; readonly values: readonly string[] }
  | { readonly is: 'text'; readonly value: string }
  | { readonly is: 'number'; readonly value: number | undefined; readonly read: ReadNumber };

const digits = (id: string): string => readGuid(id) ?? '';

/** An item's own id is dashed and in lower case already. */
const itemDigits = ({ id }: Item): string => id.replaceAll('-', '');

const withBases = (template: AnyTemplate): string[] => [digits(template.id), ...template.base.flatMap(withBases)];

/** The fields that every item has by itself. */
const SYSTEM_FIELDS = {
  _path: (item) => ({ is: 'ids', values: [item, ...ancestorsOf(item)].map(itemDigits) }),
  _templates: ({ template }) => ({ is: 'ids', values: withBases(template) }),
  _template: ({ template }) => ({ is: 'ids', values: [digits(template.id)] }),
  _parent: ({ parent }) => ({ is: 'ids', values: parent ? [itemDigits(parent)] : [] }),
  _language: (_, language) => ({ is: 'text', value: language }),
  _name: ({ name }) => ({ is: 'text', value: name.toLowerCase() }),
  _hasLayout: (item) => ({ is: 'text', value: String(hasLayout(item)) }),
  _latestversion: () => ({ is: 'text', value: 'true' }),
} satisfies Record<string, (item: Item, language: Language) => SearchValue>;

export type SystemField = keyof typeof SYSTEM_FIELDS;

/** Whether a name is that of a field that every item has by itself. */
export const isSystemField = (name: string): name is SystemField => Object.hasOwn(SYSTEM_FIELDS, name);

/** What an item holds in a field that it has by itself. */
export const systemValue = (name: SystemField, item: Item, language: Language): SearchValue =>
  SYSTEM_FIELDS[name](item, language);

const readNumber: ReadNumber = (text) => (text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text));

/** What an item holds in a field of its template. */
export function valueOfField(field: FieldValue, tree: Tree): SearchValue {
  const { json, kind } = field;
  switch (kind.kind) {
    case 'lookup':
    case 'multilist':
      return { is: 'ids', values: targetIds(json).map(digits) };
    case 'number':
    case 'integer':
      return { is: 'number', value: numberOf(json), read: readNumber };
    case 'date':
      return { is: 'number', value: readDate(textOf(json)), read: readDate };
    case 'checkbox':
      return { is: 'number', value: rawValue(field, tree) === '1' ? 1 : 0, read: readTick };
    default:
      return { is: 'text', value: rawValue(field, tree).toLowerCase() };
  }
}

const TICKED = ['1', 'true'];
const UNTICKED = ['', '0', 'false'];

function readTick(text: string): number | undefined {
  const lower = text.trim().toLowerCase();
  if (TICKED.includes(lower)) return 1;
  return UNTICKED.includes(lower) ? 0 : undefined;
}
