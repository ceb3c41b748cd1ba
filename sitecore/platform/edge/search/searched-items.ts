import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { readGuid } from '#sitecore/definitions/guid.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Content } from '../../content/content.ts';
import { fieldOfTemplate, type TemplateField } from '../../content/template-fields.ts';
import { ItemEncoder, requireFound } from '../../layout/item-encoder.ts';
import { isSystemField, type SearchValue, systemValue, valueOfField } from './search-value.ts';

/** Returns the value of the item at a position; undefined when its template does not have the field. */
type Column = (position: number) => SearchValue | undefined;

/** The items that searches find, by position in the tree, and their values: each is read on first use and once. */
export class SearchedItems {
  readonly #content: Content;
  readonly #columns = new Map<string, Column>();
  #positions: readonly number[] | undefined;
  #templates: ReadonlySet<AnyTemplate> | undefined;

  constructor(content: Content) {
    this.#content = content;
  }

  /** All but wildcard pages, which nobody can open, in the order of the tree. */
  get positions(): readonly number[] {
    const { contents } = this.#content.tree;
    return (this.#positions ??= [...contents.keys()].filter((position) => !contents[position]?.shows));
  }

  /** Returns the values of a field, by its name in any case or its id in any format, or of a system field. */
  column(name: string, language: Language): Column {
    const key = `${language} ${isSystemField(name) ? name : (readGuid(name) ?? name.toLowerCase())}`;
    const known = this.#columns.get(key);
    if (known) return known;
    const read = this.#reader(name, language);
    // Names that no field has are not cached: callers may send any number of them.
    if (!read) return () => undefined;
    const column = onceEach(read, this.#content.tree.size);
    this.#columns.set(key, column);
    return column;
  }

  #reader(name: string, language: Language): Column | undefined {
    const { tree } = this.#content;
    const { contents } = tree;
    if (isSystemField(name)) {
      return (position) => {
        const content = contents[position];
        const place = () => requireFound(tree.itemAt(position), name);
        return content && systemValue(name, content, language, place);
      };
    }
    const fields = this.#fieldsNamed(name);
    if (fields.size === 0) return undefined;
    const encoder = new ItemEncoder(this.#content, language);
    return (position) => {
      const content = contents[position];
      const field = content && fields.get(content.template);
      const item = field && tree.itemAt(position);
      if (!item) return undefined;
      // Encoding one field at a time: the JSON of all fields of all items would be far larger than the values.
      const json = encoder.fields(item, { fields: { [field.name]: field.kind } })[field.name] ?? field.kind.empty;
      return valueOfField({ kind: field.kind, json }, tree);
    };
  }

  #fieldsNamed(name: string): ReadonlyMap<AnyTemplate, TemplateField> {
    this.#templates ??= new Set(this.#content.tree.contents.map(({ template }) => template));
    const fields = new Map<AnyTemplate, TemplateField>();
    for (const template of this.#templates) {
      const field = fieldOfTemplate(template, name);
      if (field) fields.set(template, field);
    }
    return fields;
  }
}

/** Returns a column that reads each value once; null stands for none. */
function onceEach(read: Column, size: number): Column {
  const values = new Array<SearchValue | null>(size);
  return (position) => {
    const known = values[position];
    if (known !== undefined) return known ?? undefined;
    const value = read(position);
    values[position] = value ?? null;
    return value;
  };
}
