import { isEmptyValue } from '#sitecore/definitions/fields/is-empty-value.ts';
import type { AnyTemplate, FieldContent, FieldKind } from '#sitecore/definitions/fields/kind.ts';
import { oneOf } from '#sitecore/definitions/closest.ts';
import { isRecord } from '#sitecore/definitions/is-record.ts';
import { formatGuid, readGuid } from '#sitecore/definitions/guid.ts';
import {
  isLanguage,
  isPerLanguage,
  type Language,
  LANGUAGE_NAMES,
  LANGUAGES,
  perLanguage,
} from '#sitecore/definitions/language.ts';
import { page as pageTemplate } from '#sitecore/definitions/templates/page.ts';
import { folder } from '#sitecore/definitions/templates/system.ts';
import { isChecked } from './content-warnings.ts';
import { pageNames } from './page-names.ts';
import type { TreeBuilder, MutableItem } from './tree-builder.ts';
import type { YamlNode } from './yaml-file.ts';
import { inherits } from './inherits.ts';
import type { LocalizedContent } from './tree.ts';

/** By language: the language whose texts are used where this one has none. */
export type LanguageFallback = Partial<Readonly<Record<Language, Language>>>;

/** Returns the full path of an item that a content file names: `/items/faqs` is `/sitecore/content/rukn/items/faqs`. */
export const fullPath = (rootPath: string, path: string): string =>
  path.startsWith('/sitecore/') ? path : `${rootPath}${path}`;

interface FieldReaderOptions {
  /** The path of the site's root item. */
  readonly rootPath: string;
  readonly fallback: LanguageFallback;
  /** True for a draft, whose required fields may still be empty. */
  readonly mayBeIncomplete?: boolean;
}

/** Reads the fields and children of items from content files. */
export class FieldReader {
  readonly #builder: TreeBuilder;
  readonly #rootPath: string;
  readonly #fallback: LanguageFallback;
  readonly #mayBeIncomplete: boolean;

  constructor(builder: TreeBuilder, { rootPath, fallback, mayBeIncomplete = false }: FieldReaderOptions) {
    this.#builder = builder;
    this.#rootPath = rootPath;
    this.#fallback = fallback;
    this.#mayBeIncomplete = mayBeIncomplete;
  }

  /**
   * Reads `{ name?, id?, fields, children }` into a new item below a parent; returns its path, or undefined when it
   * cannot be added.
   */
  item(
    node: YamlNode,
    parent: MutableItem,
    template: AnyTemplate,
    fallbackName: string,
    version?: number,
  ): string | undefined {
    if (!isRecord(node.value)) {
      node.report('an item: { fields: … }');
      return undefined;
    }
    node.checkKeys(['name', 'id', 'version', 'template', 'fields', 'children'], 'an item has');
    const name = node.at('name').text() ?? fallbackName;
    const item = this.#builder.add({
      name,
      template,
      parent,
      id: this.id(node),
      version: version ?? parent.version,
      source: node.itemSource,
    });
    if (!item) {
      node.report(`a name that no other item below ${parent.path} has: ${name}`);
      return undefined;
    }
    this.fields(node.at('fields'), item);
    if (inherits(template, pageTemplate.id)) item.displayName = pageNames(node.at('fields'), name, this.#fallback);
    this.children(node.at('children'), item);
    for (const { path, expected } of template.check?.(node.value) ?? []) node.reportOutdated(expected, path);
    return item.path;
  }

  /**
   * Adds a folder in the place of an item whose template is unknown, so that what refers to it finds something that shows nothing;
   * returns its path, or undefined when it cannot be added.
   */
  placeOf(node: YamlNode, parent: MutableItem, fallbackName: string, version = parent.version): string | undefined {
    const name = node.at('name').text() ?? fallbackName;
    const item = this.#builder.add({
      name,
      template: folder,
      parent,
      id: this.id(node),
      version,
      source: node.itemSource,
    });
    if (item) this.#builder.unreadable.add(item.path.toLowerCase());
    return item?.path;
  }

  /** Reads the id that an author gave; undefined when there is none or it is no id. */
  id(node: YamlNode): string | undefined {
    const written = node.at('id').text();
    if (written === undefined) return undefined;
    const digits = readGuid(written);
    if (digits === undefined) node.at('id').report('an id of 32 hexadecimal digits');
    return digits === undefined ? undefined : formatGuid(digits, 'D');
  }

  /**
   * Reads the children of an item: a list or, by the names of the lists that the item's template declares, several. A
   * child's template is the first of its list unless it names another.
   */
  children(node: YamlNode, item: MutableItem): void {
    const lists = new Map(Object.entries(item.template.fields).filter(([, { fromChildren }]) => fromChildren));
    const isByList = isRecord(node.value);
    if (isByList) node.checkDefined([...lists.keys()], `${item.template.name} has the lists`);
    const nodes = isByList ? [] : node.list();
    if (nodes.length > 0 && lists.size === 0)
      return void node.reportOutdated(`nothing: an item of template ${item.template.name} has no children`);
    const all = [...lists.values()].flatMap((kind) => kind.templates?.() ?? []);
    const read = (child: YamlNode, templates: readonly AnyTemplate[], position: number): void => {
      const template = this.#childTemplate(child, templates);
      if (template) this.item(child, item, template, `${position}`);
      else this.placeOf(child, item, `${position}`);
    };
    nodes.forEach((child, index) => read(child, all, index + 1));
    if (!isByList) return;
    let position = 0;
    for (const [name, kind] of lists)
      for (const child of node.at(name).list()) read(child, kind.templates?.() ?? [], (position += 1));
  }

  #childTemplate(node: YamlNode, templates: readonly AnyTemplate[]): AnyTemplate | undefined {
    const name = node.at('template').text();
    const template = name === undefined ? templates[0] : templates.find((one) => one.name === name);
    if (!template)
      node.at('template').reportOutdated(
        oneOf(
          templates.map((one) => one.name),
          name ?? '',
        ),
      );
    return template;
  }

  /** Reads an item's fields and reports every field that is unknown, of another kind, or required and empty. */
  fields(node: YamlNode, item: MutableItem): void {
    const { fields, name } = item.template;
    const own = Object.entries(fields).filter(([, kind]) => !kind.fromChildren);
    node.checkDefined(
      own.map(([field]) => field),
      `${name} has the fields`,
    );
    for (const [field, kind] of own) {
      const at = node.at(field);
      if (at.value === undefined || at.value === null) {
        if (kind.required) this.#reportEmpty(at, name);
        continue;
      }
      if (kind.required) this.#requireValue(at, kind, name);
      const content = this.#localized(at, kind, item, field);
      if (content) item.fields.set(field, content);
    }
  }

  /** Reports a required field's value that is empty, or is so in a language. */
  #requireValue(node: YamlNode, kind: FieldKind<unknown>, template: string): void {
    if (!isPerLanguage(node.value)) {
      if (isEmptyValue(kind, node.value)) this.#reportEmpty(node, template);
      return;
    }
    for (const language of LANGUAGES) {
      const { value } = this.#withFallback(node, language);
      // A language that is missing is reported where it is read.
      if (value !== undefined && value !== null && isEmptyValue(kind, value))
        this.#reportEmpty(node.at(language), template, ` in ${LANGUAGE_NAMES[language]}`);
    }
  }

  #reportEmpty(node: YamlNode, template: string, inLanguage = ''): void {
    if (!this.#mayBeIncomplete) node.reportOutdated(`a value${inLanguage}: ${template} needs it`);
  }

  #localized(node: YamlNode, kind: FieldKind<unknown>, item: MutableItem, field: string): LocalizedContent | undefined {
    if (kind.items) return this.#items(node, kind, kind.items(), item, field);
    if (isPerLanguage(node.value)) {
      const { ar, en } = perLanguage((language) => {
        const at = this.#withFallback(node, language);
        if (at.value === null && !kind.required) return emptyContent(kind);
        if (at.value !== undefined && at.value !== null) return this.#read(at, kind, field);
        const expected = `${field} in ${LANGUAGE_NAMES[language]} (${kind.sitecoreType})`;
        return void (at.value === null ? at.reportOutdated(expected) : at.report(expected));
      });
      return ar && en && { ar, en };
    }
    const stray = strayKeys(node.value);
    if (stray.length > 0)
      return void node.report(
        `only ${LANGUAGES.join(' and ')}, not ${stray.join(', ')}; a text with a comma is quoted`,
      );
    const content = this.#read(node, kind, field);
    if (!content?.isLocalized) return content && all(content);
    node.reportOutdated(`a value for each language: { ${LANGUAGES.join(': …, ')}: … }`);
    return undefined;
  }

  /** Returns the value in a language, or in its fallback language when it has none. */
  #withFallback(node: YamlNode, language: Language): YamlNode {
    const fallback = this.#fallback[language];
    const own = node.at(language);
    return own.value == null && fallback !== undefined ? node.at(fallback) : own;
  }

  #read(node: YamlNode, kind: FieldKind<unknown>, field: string): FieldContent | undefined {
    const read = kind.read(node.value);
    if (!read.ok) {
      for (const { path, expected } of read.diagnostics) node.reportOutdated(expected, path);
      return undefined;
    }
    const value = { node, kind: kind.kind, field };
    if (isChecked(value)) this.#builder.values.push(value);
    for (const reference of read.content.references)
      this.#builder.references.push({ ...reference, node, rootPath: this.#rootPath });
    return read.content;
  }

  /** Reads a field that lists items: paths of shared items, or inline items, which are added below the item. */
  #items(node: YamlNode, kind: FieldKind<unknown>, template: AnyTemplate, item: MutableItem, field: string) {
    if (typeof node.value === 'number' || typeof node.value === 'boolean' || isPerLanguage(node.value))
      return void node.reportOutdated('paths of items, or items written in place');
    const listed = Array.isArray(node.value) ? node.list() : [node];
    const paths = listed.map((entry, index) => {
      if (typeof entry.value !== 'string') {
        return this.item(entry, this.#builder.ensureFolder(item, field, folder), template, `${index + 1}`);
      }
      if (!entry.value.startsWith('/')) return void entry.report(`a path that begins with /: /${entry.value}`);
      const path = fullPath(this.#rootPath, entry.value);
      this.#builder.references.push({ to: 'item', path, node: entry, template, rootPath: this.#rootPath });
      return path;
    });
    const known = paths.filter((path) => path !== undefined);
    const read = kind.read(Array.isArray(node.value) ? known : known[0]);
    if (!read.ok) return void node.reportOutdated(read.diagnostics[0]?.expected ?? 'items');
    return all(read.content);
  }
}

/** Returns the keys that are no languages beside one that is: usually the rest of an unquoted text after its comma. */
const strayKeys = (value: unknown): string[] => {
  const keys = isRecord(value) ? Object.keys(value) : [];
  return keys.some(isLanguage) ? keys.filter((key) => !isLanguage(key)) : [];
};

/** Returns the content of a field that its author left empty in one language. */
const emptyContent = ({ empty }: FieldKind<unknown>): FieldContent => ({
  references: [],
  isLocalized: false,
  json: () => empty,
});

const all = (content: FieldContent): LocalizedContent => perLanguage(() => content);
