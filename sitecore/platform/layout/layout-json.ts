import type { EncodeScope } from '#sitecore/definitions/fields/kind.ts';
import { formatGuid, guidOf } from '#sitecore/definitions/guid.ts';
import type { Json, JsonObject } from '#sitecore/definitions/json.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import type { Content } from '../content/content.ts';
import type { Item, PlacedRendering, Placeholders } from '../content/tree.ts';

/** The default device of every Sitecore, and the layout of the site's pages. */
const DEVICE_ID = 'fe5d7fdf-89c0-4d99-9aa3-b5fbd009c9f3';
const LAYOUT_ID = guidOf('layout/page');

const contextOf = ({ site }: Content, language: Language, itemPath?: string): JsonObject => ({
  pageEditing: false,
  site: { name: site.name },
  pageState: 'normal',
  language,
  ...(itemPath !== undefined && { itemPath }),
});

/** The layout service's answer for a page in a language. */
export function layoutOf(content: Content, page: Item, language: Language): JsonObject {
  const { site } = content;
  const encoder = new LayoutEncoder(content, language);
  const placeholders = encoder.placeholders(merge(site.layout, page.placeholders ?? {}), page);
  const route: JsonObject = {
    name: page.name,
    displayName: page.displayName[language],
    fields: encoder.fields(page),
    databaseName: 'web',
    deviceId: DEVICE_ID,
    itemId: page.id,
    itemLanguage: language,
    itemVersion: 1,
    layoutId: LAYOUT_ID,
    templateId: page.template.id,
    templateName: page.template.name,
    placeholders,
  };
  return { sitecore: { context: contextOf(content, language, page.url ?? '/'), route } };
}

/** The layout service's answer for an address that is no page. */
export const missingLayout = (content: Content, language: Language): JsonObject => ({
  sitecore: { context: contextOf(content, language), route: null },
});

/** The layout JSON of an item's fields, by name. */
export const fieldsJson = (content: Content, item: Item, language: Language): JsonObject =>
  new LayoutEncoder(content, language).fields(item);

/** What the site puts on every page comes before what the page has in the same placeholder. */
function merge(shared: Placeholders, own: Placeholders): Placeholders {
  const names = new Set([...Object.keys(shared), ...Object.keys(own)]);
  return Object.fromEntries([...names].map((name) => [name, [...(shared[name] ?? []), ...(own[name] ?? [])]]));
}

class LayoutEncoder {
  readonly #content: Content;
  readonly #scope: EncodeScope;

  constructor(content: Content, language: Language) {
    const { tree } = content;
    this.#content = content;
    this.#scope = {
      language,
      media: (src) => found(tree.at(`/sitecore/media library/${src}`)?.media, src),
      pageId: (href) => {
        const page = href.startsWith('/') ? tree.pageAt(href) : undefined;
        return page && formatGuid(page.id, 'B');
      },
      item: (path) => this.item(found(tree.at(path), path)),
    };
  }

  placeholders(placeholders: Placeholders, page: Item): JsonObject {
    return Object.fromEntries(
      Object.entries(placeholders).map(([name, placed]) => [name, placed.map((one) => this.#rendering(one, page))]),
    );
  }

  fields(item: Item, of: AnyTemplate = item.template): JsonObject {
    const encoded = Object.entries(of.fields).map(([name, kind]): [string, Json] => {
      if (kind.ofChildren) return [name, item.children.filter(isListed).map((child) => this.item(child))];
      return [name, item.fields.get(name)?.[this.#scope.language].json(this.#scope) ?? kind.empty];
    });
    return Object.fromEntries(encoded);
  }

  /** An item as lookups, multilists and lists of children carry it. */
  item(item: Item): JsonObject {
    const { id, name, displayName, url = '' } = item;
    return { id, url, name, displayName: displayName[this.#scope.language], fields: this.fields(item) };
  }

  #rendering({ uid, rendering, datasource, params, placeholders }: PlacedRendering, page: Item): JsonObject {
    const item = datasource === undefined ? undefined : found(this.#content.tree.at(datasource), datasource);
    const source = item ?? (rendering.datasource ? page : undefined);
    return {
      uid,
      componentName: rendering.name,
      dataSource: item ? formatGuid(item.id, 'B') : '',
      params,
      ...(source && { fields: this.fields(source, rendering.datasource) }),
      ...(rendering.placeholders.length > 0 && { placeholders: this.placeholders(placeholders, page) }),
    };
  }
}

/** Folders below an item hold the datasources and items written in place; they are no entries of a list. */
const isListed = (item: Item): boolean => item.template.name !== 'Folder';

/** What the loader has checked exists. */
function found<T>(value: T | undefined, path: string): T {
  if (value === undefined) throw new Error(`the content has no ${path}`);
  return value;
}
