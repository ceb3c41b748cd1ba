import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { readGuid } from '#sitecore/definitions/guid.ts';
import { type Language, LANGUAGES } from '#sitecore/definitions/language.ts';
import type { Item, Tree } from '../../content/tree.ts';
import { ItemEncoder } from '../../layout/item-encoder.ts';
import type { Edge } from '../edge.ts';
import { fieldOfTemplate, type TemplateField } from '../item-field.ts';
import { type Columns, ColumnsWriter } from './columns.ts';
import { NumberSet } from './number-set.ts';
import { Ordering } from './ordering.ts';
import { isSystemField, type SearchValue, systemValue, valueOfField } from './search-value.ts';

const COLLATORS: Readonly<Record<Language, Intl.Collator>> = {
  ar: new Intl.Collator('ar-EG'),
  en: new Intl.Collator('en-US'),
};

type ReadValue = (item: Item) => SearchValue | undefined;

/** The items of the tree by number, in its order, and an index of each field that a search has asked about. */
export class SearchIndex {
  readonly items: readonly Item[];
  readonly everything: NumberSet;
  readonly #templates: readonly AnyTemplate[];
  readonly #columns = new Map<string, Columns | undefined>();
  readonly #orderings = new Map<string, Ordering>();

  constructor(tree: Tree) {
    this.items = [...tree.items];
    this.everything = NumberSet.all(this.items.length);
    this.#templates = [...new Set(this.items.map(({ template }) => template))];
  }

  /** What the items hold in a field in a language; undefined when no template of theirs has it. */
  columns(name: string, language: Language, edge: Edge): Columns | undefined {
    const read = this.#reader(name, language, edge);
    // Names that no field has are not kept: whoever asks may invent any number of them.
    return read && kept(this.#columns, `${language} ${keyOf(name)}`, () => this.#columnsOf(read));
  }

  /** The order of the items in a language by a field; undefined when no template of theirs has it. */
  ordering(name: string, language: Language, edge: Edge): Ordering | undefined {
    const columns = this.columns(name, language, edge);
    return (
      columns &&
      kept(this.#orderings, `${language} ${keyOf(name)}`, () => {
        const keys = columns.order.map((order) => ({ order, numberOf: (item: number) => item }));
        return new Ordering(keys, COLLATORS[language], this.items.length);
      })
    );
  }

  /** The order of all items in all languages, numbered language by language within each item, as one language sorts. */
  mixedOrdering(name: string, collation: Language, edge: Edge): Ordering | undefined {
    const all = LANGUAGES.map((language) => this.columns(name, language, edge));
    if (all.every((columns) => columns === undefined)) return undefined;
    return kept(this.#orderings, `all as ${collation} ${keyOf(name)}`, () => {
      const keys = all.flatMap((columns, place) =>
        (columns?.order ?? []).map((order) => ({ order, numberOf: (item: number) => LANGUAGES.length * item + place })),
      );
      return new Ordering(keys, COLLATORS[collation], LANGUAGES.length * this.items.length);
    });
  }

  #reader(name: string, language: Language, edge: Edge): ReadValue | undefined {
    if (isSystemField(name)) return (item) => systemValue(name, item, language);
    const fields = new Map<AnyTemplate, TemplateField>();
    for (const template of this.#templates) {
      const field = fieldOfTemplate(template, name);
      if (field) fields.set(template, field);
    }
    if (fields.size === 0) return undefined;
    const encoder = new ItemEncoder(edge.content, language);
    return (item) => {
      const field = fields.get(item.template);
      if (!field) return undefined;
      // One field at a time: the JSON of everything that every item holds would be far larger than any index.
      const json = encoder.fields(item, { fields: { [field.name]: field.kind } })[field.name] ?? field.kind.empty;
      return valueOfField({ ...field, view: { item, language }, json }, edge.content.tree);
    };
  }

  #columnsOf(read: ReadValue): Columns | undefined {
    const columns = new ColumnsWriter();
    for (const [number, item] of this.items.entries()) {
      const value = read(item);
      if (value) columns.add(number, value);
    }
    return columns.done(this.items.length);
  }
}

/** A field's name in any case, or its id in any format, is one key. */
const keyOf = (name: string): string => (isSystemField(name) ? name : (readGuid(name) ?? name.toLowerCase()));

function kept<T>(known: Map<string, T>, key: string, make: () => T): T {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  return made;
}
