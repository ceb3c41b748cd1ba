import type { JsonObject } from '#sitecore/definitions/json.ts';
import { isLanguage, type Language, perLanguage } from '#sitecore/definitions/language.ts';
import { type Content, pageAt, type Site, siteNamed } from '../content/content.ts';
import type { Item } from '../content/tree.ts';
import { ItemEncoder, type MarkField } from '../layout/item-encoder.ts';
import type { DatabaseName, LayoutService } from '../layout/layout-service.ts';
import type { ItemView } from './item-view.ts';
import { SearchIndex } from './search/search-index.ts';

/** What one answer holds so far. */
interface Answer {
  /** How many entities are in its lists. */
  entities: number;
  /** The ids of the items that it is made of; `ANY_ITEM` when a change of any item may change it. */
  readonly uses: Set<string>;
}

/** Stands for every item among those that an answer is made of: a search depends on items that it does not find. */
export const ANY_ITEM = '*';

/** What every resolver may ask; the context of each request. */
export interface Edge {
  readonly answer: Answer;
  readonly database: DatabaseName;
  readonly content: Content;
  /** The newest content first, what is published last. */
  readonly versions: readonly Content[];
  readonly siteUrl: string;
  readonly index: SearchIndex;
  readonly layouts: LayoutService;
  /** The layout JSON of an item's fields, encoded once. */
  readonly fields: (view: ItemView) => JsonObject;
  /** The site of a name in any case; undefined when there is none. */
  readonly site: (name: string) => Site | undefined;
  /** The page at an address of a site. */
  readonly page: (site: Site, address: string, language: Language) => ItemView | null;
}

interface EdgeOptions extends Pick<Edge, 'database' | 'layouts' | 'siteUrl'> {
  /** Content of older versions than the database's own, newest first. */
  readonly older?: readonly Content[];
}

/**
 * Connects the content with the resolvers; each call of what it returns is the context of one request. A mark given to
 * the call is put into every field anew, so that no two of them are the same.
 */
export function createEdge(content: Content, { older = [], ...options }: EdgeOptions): (mark?: MarkField) => Edge {
  const encoded = perLanguage(() => new WeakMap<Item, JsonObject>());
  let index: SearchIndex | undefined;
  const shared: Omit<Edge, 'answer' | 'index'> = {
    ...options,
    content,
    versions: [content, ...older],
    fields: ({ item, language }) => {
      const fields = encoded[language].get(item) ?? new ItemEncoder(content, language).fields(item);
      encoded[language].set(item, fields);
      return fields;
    },
    site: (name) => siteNamed(content, name),
    page: (site, address, language) => {
      const item = pageAt(content, site, address);
      return item ? { item, language } : null;
    },
  };
  return (mark) => ({
    ...shared,
    ...(mark && { fields: ({ item, language }) => new ItemEncoder(content, language, { mark }).fields(item) }),
    answer: { entities: 0, uses: new Set() },
    get index() {
      return (index ??= new SearchIndex(content.tree));
    },
  });
}

/** Reads the name of a language, in any case. */
export function readLanguage(name: string): Language | undefined {
  const lower = name.toLowerCase();
  return isLanguage(lower) ? lower : undefined;
}
