import type { JsonObject } from '#sitecore/definitions/json.ts';
import { isLanguage, type Language, perLanguage } from '#sitecore/definitions/language.ts';
import type { Content, Site } from '../content/content.ts';
import type { Item } from '../content/tree.ts';
import { fieldsJson } from '../layout/layout-json.ts';
import type { ItemView } from './item-view.ts';
import { SearchIndex } from './search/search-index.ts';

/** What every resolver may ask; the context of each request. */
export interface Edge {
  /** How many entities the lists of this answer hold so far. */
  readonly answer: { entities: number };
  readonly content: Content;
  readonly siteUrl: string;
  readonly index: SearchIndex;
  /** The layout JSON of an item's fields, encoded once. */
  readonly fields: (view: ItemView) => JsonObject;
  /** The site of a name in any case; undefined when there is none. */
  readonly site: (name: string) => Site | undefined;
  /** The page at an address of the site. */
  readonly page: (address: string, language: Language) => ItemView | null;
}

/** Connects the content with the resolvers; each call of what it returns is the context of one request. */
export function createEdge(content: Content, siteUrl: string): () => Edge {
  const encoded = perLanguage(() => new WeakMap<Item, JsonObject>());
  const shared: Omit<Edge, 'answer'> = {
    content,
    siteUrl,
    index: new SearchIndex(content.tree),
    fields: ({ item, language }) => {
      const fields = encoded[language].get(item) ?? fieldsJson(content, item, language);
      encoded[language].set(item, fields);
      return fields;
    },
    site: (name) => (isSite(content, name) ? content.site : undefined),
    page: (address, language) => {
      const item = content.tree.pageAt(address);
      return item ? { item, language } : null;
    },
  };
  return () => ({ ...shared, answer: { entities: 0 } });
}

/** Whether a name, in any case, is that of the site. */
export const isSite = ({ site }: Content, name: string): boolean => site.name.toLowerCase() === name.toLowerCase();

/** Reads the name of a language, in any case. */
export function readLanguage(name: string): Language | undefined {
  const lower = name.toLowerCase();
  return isLanguage(lower) ? lower : undefined;
}
