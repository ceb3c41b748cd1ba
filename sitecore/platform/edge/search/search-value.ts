import { readGuid } from '#sitecore/definitions/guid.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { foldText } from '#sitecore/rules/fold-text.ts';
import { readStoredDate } from '#sitecore/rules/stored-date.ts';
import { ancestorsByUrl, ancestorsOf, type Item, type ItemContent, type Tree } from '../../content/tree.ts';
import { hasLayout } from '../item-view.ts';
import { numberOf, targetIds, textOf } from '../../layout/json-values.ts';
import { type FieldValue, rawValue } from '../../layout/raw-value.ts';

/** Parses a condition's value like the field's values; undefined when it is of another kind. */
export type ReadNumber = (text: string) => number | undefined;

/** A text in lower case. */
class TextValue {
  readonly is = 'text';
  readonly value: string;
  #folded: string | undefined;

  constructor(text: string) {
    this.value = text.toLowerCase();
  }

  /** The text as searches fold it, folded once. */
  get folded(): string {
    return (this.#folded ??= foldText(this.value));
  }
}

/** A field's value as searches compare it; GUIDs have 32 lower-case hexadecimal digits. */
export type SearchValue =
  | { readonly is: 'guids'; readonly values: readonly string[] }
  | TextValue
  | { readonly is: 'number'; readonly value: number | undefined; readonly read: ReadNumber };

const digits = (id: string): string => readGuid(id) ?? '';

const knownDigits = new WeakMap<Item, string>();

/** Returns an item's id, which is dashed and in lower case, without dashes; an item is an ancestor of many. */
function itemDigits(item: Item): string {
  const known = knownDigits.get(item) ?? item.id.replaceAll('-', '');
  knownDigits.set(item, known);
  return known;
}

const withAncestors = (item: Item): Item[] => [
  item,
  ...ancestorsOf(item),
  ...(item.wildcard ? ancestorsByUrl(item) : []),
];

const knownBases = new WeakMap<AnyTemplate, readonly string[]>();

function withBases(template: AnyTemplate): readonly string[] {
  const known = knownBases.get(template) ?? [digits(template.id), ...template.base.flatMap(withBases)];
  knownBases.set(template, known);
  return known;
}

/** Values of the fields that every item has, whatever its template; `place` returns the item with those above it. */
const SYSTEM_FIELDS = {
  // Those above its URL too: an item that a wildcard shows is found below the home page, as its page is.
  _path: (_, __, place) => ({ is: 'guids', values: [...new Set(withAncestors(place()))].map(itemDigits) }),
  _parent: (_, __, place) => ({ is: 'guids', values: ancestorsOf(place()).slice(0, 1).map(itemDigits) }),
  _templates: ({ template }) => ({ is: 'guids', values: withBases(template) }),
  _template: ({ template }) => ({ is: 'guids', values: [digits(template.id)] }),
  _language: (_, language) => new TextValue(language),
  _name: ({ name }) => new TextValue(name),
  _hasLayout: (item) => new TextValue(String(hasLayout(item))),
  _latestversion: () => new TextValue('true'),
} satisfies Record<string, (item: ItemContent, language: Language, place: () => Item) => SearchValue>;

type SystemField = keyof typeof SYSTEM_FIELDS;

/** Returns true for the name of a system field. */
export const isSystemField = (name: string): name is SystemField => Object.hasOwn(SYSTEM_FIELDS, name);

/** Returns an item's value in a system field. */
export const systemValue = (name: SystemField, item: ItemContent, language: Language, place: () => Item): SearchValue =>
  SYSTEM_FIELDS[name](item, language, place);

const readNumber: ReadNumber = (text) => (text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text));

/** Returns an item's value in a field of its template. */
export function valueOfField(field: FieldValue, tree: Tree): SearchValue {
  const { json, kind } = field;
  switch (kind.kind) {
    case 'lookup':
    case 'multilist':
      return { is: 'guids', values: targetIds(json).map(digits) };
    case 'number':
    case 'integer':
      return { is: 'number', value: numberOf(json), read: readNumber };
    case 'date':
      return { is: 'number', value: readStoredDate(textOf(json)), read: readStoredDate };
    case 'checkbox':
      return { is: 'number', value: rawValue(field, tree) === '1' ? 1 : 0, read: readCheckbox };
    default:
      return new TextValue(rawValue(field, tree));
  }
}

const CHECKED = ['1', 'true'];
const UNCHECKED = ['', '0', 'false'];

function readCheckbox(text: string): number | undefined {
  const lower = text.trim().toLowerCase();
  if (CHECKED.includes(lower)) return 1;
  return UNCHECKED.includes(lower) ? 0 : undefined;
}
