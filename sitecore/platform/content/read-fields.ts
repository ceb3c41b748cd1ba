import type { AnyTemplate, FieldContent, FieldKind } from '#sitecore/definitions/fields/kind.ts';
import { formatGuid, readGuid } from '#sitecore/definitions/guid.ts';
import { isLanguage, type Language, LANGUAGES, perLanguage } from '#sitecore/definitions/language.ts';
import { folder } from '#sitecore/definitions/templates/system.ts';
import type { Draft, DraftItem } from './draft.ts';
import { isObject, type Place } from './source.ts';
import type { LocalizedContent } from './tree.ts';

/** The language whose words stand in for those that a language lacks. */
export type LanguageFallback = Partial<Readonly<Record<Language, Language>>>;

/** Where paths of content files begin: `/items/faqs` is `/sitecore/content/rukn/items/faqs`. */
const fullPath = (rootPath: string, path: string): string =>
  path.startsWith('/sitecore/') ? path : `${rootPath}${path.startsWith('/') ? '' : '/'}${path}`;

/** Whether what is written for a field says something for each language, instead of once for all. */
export const isPerLanguage = (value: unknown): value is Partial<Record<Language, unknown>> =>
  isObject(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLanguage);

/** Reads the fields and children of items out of content files. */
export class FieldReader {
  readonly #draft: Draft;
  readonly #rootPath: string;
  readonly #fallback: LanguageFallback;

  constructor(draft: Draft, rootPath: string, fallback: LanguageFallback = {}) {
    this.#draft = draft;
    this.#rootPath = rootPath;
    this.#fallback = fallback;
  }

  /** Reads `{ name?, id?, fields, children }` into a new item below a parent; its path, or undefined after a fault. */
  item(
    place: Place,
    parent: DraftItem,
    template: AnyTemplate,
    fallbackName: string,
    version?: number,
  ): string | undefined {
    if (!isObject(place.value)) {
      place.fault('an item: { fields: … }');
      return undefined;
    }
    place.only(['name', 'id', 'version', 'template', 'fields', 'children'], 'an item has');
    const name = place.at('name').text() ?? fallbackName;
    const item = this.#draft.add({
      name,
      template,
      parent,
      id: this.id(place),
      version: version ?? parent.version,
      source: place.origin,
    });
    if (!item) {
      place.fault(`a name that no other item below ${parent.path} has: ${name}`);
      return undefined;
    }
    this.fields(place.at('fields'), item);
    this.children(place.at('children'), item);
    return item.path;
  }

  /** Reads the id that an author fixed; undefined when there is none. */
  id(place: Place): string | undefined {
    const written = place.at('id').text();
    if (written === undefined) return undefined;
    const digits = readGuid(written);
    if (digits === undefined) place.at('id').fault('an id of 32 hexadecimal digits');
    return digits === undefined ? undefined : formatGuid(digits, 'D');
  }

  /** Reads the children of an item, which have the template that the item's own template gives them. */
  children(place: Place, item: DraftItem): void {
    const listed = Object.values(item.template.fields)
      .find((kind) => kind.ofChildren)
      ?.items?.();
    const places = place.list();
    if (places.length > 0 && !listed)
      return void place.fault(`nothing: an item of template ${item.template.name} has no children`);
    if (listed) places.forEach((child, index) => this.item(child, item, listed, `${index + 1}`));
  }

  /** Reads an item's fields and names every field that is unknown, missing or of another kind. */
  fields(place: Place, item: DraftItem): void {
    const { fields, name } = item.template;
    const own = Object.entries(fields).filter(([, kind]) => !kind.ofChildren);
    place.only(
      own.map(([field]) => field),
      `${name} has the fields`,
    );
    for (const [field, kind] of own) {
      const at = place.at(field);
      if (at.value === undefined || at.value === null) {
        if (kind.required) at.fault(`a value: ${name} needs it`);
        continue;
      }
      const content = this.#localized(at, kind, item, field);
      if (content) item.fields.set(field, content);
    }
  }

  #localized(place: Place, kind: FieldKind<unknown>, item: DraftItem, field: string): LocalizedContent | undefined {
    if (kind.items) return this.#items(place, kind, kind.items(), item, field);
    if (isPerLanguage(place.value)) {
      const { ar, en } = perLanguage((language) => this.#read(this.#spoken(place, language), kind));
      return ar && en && { ar, en };
    }
    const stray = strayKeys(place.value);
    if (stray.length > 0)
      return void place.fault(
        `only ${LANGUAGES.join(' and ')}, not ${stray.join(', ')}; a text with a comma is quoted`,
      );
    const content = this.#read(place, kind);
    if (!content?.speaks) return content && all(content);
    place.fault(`a value for each language: { ${LANGUAGES.join(': …, ')}: … }`);
    return undefined;
  }

  /** What a language says; what the language that it falls back to says when it says nothing. */
  #spoken(place: Place, language: Language): Place {
    const fallback = this.#fallback[language];
    const own = place.at(language);
    return own.value == null && fallback !== undefined ? place.at(fallback) : own;
  }

  #read(place: Place, kind: FieldKind<unknown>): FieldContent | undefined {
    if (place.value === undefined || place.value === null)
      return void place.fault(`${kind.sitecoreType} in this language`);
    const read = kind.read(place.value);
    if (!read.ok) {
      for (const { path, expected } of read.faults) place.fault(expected, path);
      return undefined;
    }
    for (const reference of read.content.references)
      this.#draft.pointers.push({ ...reference, place, rootPath: this.#rootPath });
    return read.content;
  }

  /** A field that lists items: paths of shared items, or items written in place, which become items of their own. */
  #items(place: Place, kind: FieldKind<unknown>, template: AnyTemplate, item: DraftItem, field: string) {
    const listed = Array.isArray(place.value) ? place.list() : [place];
    const paths = listed.map((entry, index) => {
      if (typeof entry.value !== 'string') {
        return this.item(entry, this.#draft.folder(item, field, folder), template, `${index + 1}`);
      }
      const path = fullPath(this.#rootPath, entry.value);
      this.#draft.pointers.push({ to: 'item', path, place: entry, template, rootPath: this.#rootPath });
      return path;
    });
    const known = paths.filter((path) => path !== undefined);
    const read = kind.read(Array.isArray(place.value) ? known : known[0]);
    if (!read.ok) return void place.fault(read.faults[0]?.expected ?? 'items');
    return all(read.content);
  }
}

/** The keys beside languages in a value that names a language: mostly the rest of a text that was cut at its comma. */
const strayKeys = (value: unknown): string[] => {
  const keys = isObject(value) ? Object.keys(value) : [];
  return keys.some(isLanguage) ? keys.filter((key) => !isLanguage(key)) : [];
};

const all = (content: FieldContent): LocalizedContent => perLanguage(() => content);
