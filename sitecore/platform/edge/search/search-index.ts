import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { readGuid } from '#sitecore/definitions/guid.ts';
import { type Language, LANGUAGES } from '#sitecore/definitions/language.ts';
import type { Content } from '../../content/content.ts';
import { inSlices } from '../../content/pause.ts';
import type { Item, ItemContent } from '../../content/tree.ts';
import { ItemEncoder } from '../../layout/item-encoder.ts';
import { fieldOfTemplate, type TemplateField } from '../../content/template-fields.ts';
import { type Columns, ColumnsBuilder } from './columns.ts';
import { IdSet } from './id-set.ts';
import { Ordering } from './ordering.ts';
import { hasSameStructure } from './same-structure.ts';
import { isSystemField, type SearchValue, systemValue, valueOfField } from './search-value.ts';

const COLLATORS: Readonly<Record<Language, Intl.Collator>> = {
  ar: new Intl.Collator('ar-EG'),
  en: new Intl.Collator('en-US'),
};

/** Reads the values of a field, of the items whose template has it. */
interface FieldReader {
  /** Returns true for an item that has the field. */
  readonly hasField: (content: ItemContent) => boolean;
  readonly read: (item: Item) => SearchValue | undefined;
}

/** The items of the tree without wildcard pages, which nobody can open, numbered from 0, and an index of each field that a search has used. */
export class SearchIndex {
  readonly everything: IdSet;
  readonly #content: Content;
  /** The position in the tree of each item. */
  readonly #positions: Uint32Array;
  readonly #templates: readonly AnyTemplate[];
  readonly #columns = new Map<string, Columns | undefined>();
  readonly #building = new Map<string, Promise<Columns | undefined>>();
  readonly #orderings = new Map<string, Ordering>();

  /** With the index of an earlier state whose tree has the same structure, what depends on the structure alone is taken from there. */
  constructor(content: Content, earlier?: SearchIndex) {
    const { tree } = content;
    this.#content = content;
    if (earlier && hasSameStructure(tree, earlier.#content.tree)) {
      this.#positions = earlier.#positions;
      this.#templates = earlier.#templates;
      this.#take(earlier);
    } else {
      this.#positions = Uint32Array.from(foundPositions(tree.contents));
      this.#templates = [...new Set(tree.contents.map(({ template }) => template))];
    }
    this.everything = IdSet.all(this.size);
  }

  /** The number of items. */
  get size(): number {
    return this.#positions.length;
  }

  /** Returns the item with a number; undefined for one that no item has. */
  item(id: number): Item | undefined {
    return this.#content.tree.itemAt(this.#positions[id]);
  }

  #take(earlier: SearchIndex): void {
    for (const [key, columns] of earlier.#columns) if (isOfSystemField(key)) this.#columns.set(key, columns);
    for (const [key, ordering] of earlier.#orderings) if (isOfSystemField(key)) this.#orderings.set(key, ordering);
  }

  /**
   * Returns the columns of a field in a language; undefined when no template of the items has it. Other work of the process runs
   * while they are built.
   */
  async columns(name: string, language: Language): Promise<Columns | undefined> {
    const key = `${language} ${keyOf(name)}`;
    if (this.#columns.has(key)) return this.#columns.get(key);
    const reader = this.#reader(name, language);
    // Names that no field has are not cached: callers may send any number of them.
    return reader && cached(this.#building, key, () => this.#build(key, reader));
  }

  async #build(key: string, reader: FieldReader): Promise<Columns | undefined> {
    const columns = await this.#columnsOf(reader);
    this.#columns.set(key, columns);
    this.#building.delete(key);
    return columns;
  }

  /** Returns the order of the items by a field whose columns are built; undefined when no template of the items has it. */
  ordering(name: string, language: Language): Ordering | undefined {
    const columns = this.#columns.get(`${language} ${keyOf(name)}`);
    return (
      columns &&
      cached(this.#orderings, `${language} ${keyOf(name)}`, () => {
        const keys = columns.order.map((order) => ({ order, idOf: (item: number) => item }));
        return new Ordering(keys, COLLATORS[language], this.size);
      })
    );
  }

  /**
   * Returns the order of all items by a field whose columns are built in all languages, sorted as in one; an id is
   * `LANGUAGES.length * item + language`.
   */
  mixedOrdering(name: string, collation: Language): Ordering | undefined {
    const all = LANGUAGES.map((language) => this.#columns.get(`${language} ${keyOf(name)}`));
    if (all.every((columns) => columns === undefined)) return undefined;
    return cached(this.#orderings, `all as ${collation} ${keyOf(name)}`, () => {
      const keys = all.flatMap((columns, position) =>
        (columns?.order ?? []).map((order) => ({ order, idOf: (item: number) => LANGUAGES.length * item + position })),
      );
      return new Ordering(keys, COLLATORS[collation], LANGUAGES.length * this.size);
    });
  }

  #reader(name: string, language: Language): FieldReader | undefined {
    if (isSystemField(name)) return { hasField: () => true, read: (item) => systemValue(name, item, language) };
    const fields = new Map<AnyTemplate, TemplateField>();
    for (const template of this.#templates) {
      const field = fieldOfTemplate(template, name);
      if (field) fields.set(template, field);
    }
    if (fields.size === 0) return undefined;
    const encoder = new ItemEncoder(this.#content, language);
    const read = (item: Item): SearchValue | undefined => {
      const field = fields.get(item.template);
      if (!field) return undefined;
      // Encoding one field at a time: the JSON of all fields of all items would be far larger than the index.
      const json = encoder.fields(item, { fields: { [field.name]: field.kind } })[field.name] ?? field.kind.empty;
      return valueOfField({ kind: field.kind, json }, this.#content.tree);
    };
    return { hasField: ({ template }) => fields.has(template), read };
  }

  async #columnsOf({ hasField, read }: FieldReader): Promise<Columns | undefined> {
    const { tree } = this.#content;
    const columns = new ColumnsBuilder();
    let id = 0;
    for await (const slice of inSlices(this.#positions)) {
      for (const position of slice) {
        const content = tree.contents[position];
        const item = content && hasField(content) ? tree.itemAt(position) : undefined;
        const value = item && read(item);
        if (value) columns.add(id, value);
        id += 1;
      }
    }
    return columns.build(this.size);
  }
}

/** Yields the positions of the items that can be found: nobody can open a wildcard page. */
function* foundPositions(contents: readonly ItemContent[]): Generator<number> {
  for (const [position, { shows }] of contents.entries()) if (!shows) yield position;
}

/** Returns one key for a field's name in any case and for its id in any format. */
const keyOf = (name: string): string => (isSystemField(name) ? name : (readGuid(name) ?? name.toLowerCase()));

/** Returns true for a key of a map above whose last word is the name of a system field. */
const isOfSystemField = (key: string): boolean => isSystemField(key.slice(key.lastIndexOf(' ') + 1));

function cached<T>(known: Map<string, T>, key: string, create: () => T): T {
  const existing = known.get(key);
  if (existing !== undefined) return existing;
  const created = create();
  known.set(key, created);
  return created;
}
