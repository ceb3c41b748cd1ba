import type { JsonObject } from '#sitecore/definitions/json.ts';
import { perLanguage } from '#sitecore/definitions/language.ts';
import { type Content, pageAt, siteNamed } from '../content/content.ts';
import type { Item } from '../content/tree.ts';
import { ItemEncoder, type MarkField } from '../layout/item-encoder.ts';
import type { EdgeContext } from './edge-context.ts';
import { SearchIndex } from './search/search-index.ts';

interface EdgeOptions extends Pick<EdgeContext, 'database' | 'layouts' | 'siteUrl'> {
  /** Content of older versions than the database's content, newest first. */
  readonly older?: readonly Content[];
  /** The search index of the state before. */
  readonly earlierIndex?: SearchIndex | undefined;
}

interface Edge {
  readonly createContext: (mark?: MarkField) => EdgeContext;
  /** Returns the last search index that was built, of this state or an earlier one. */
  readonly lastIndex: () => SearchIndex | undefined;
}

/**
 * Returns a function that creates the context of one request. With `mark` the fields are encoded again for each request:
 * an editor's marks must differ from one field to the next.
 */
export function createEdge(content: Content, { older = [], earlierIndex, ...options }: EdgeOptions): Edge {
  const encoded = perLanguage(() => new WeakMap<Item, JsonObject>());
  // The earlier one, which holds its content, until this state's is built.
  let lastIndex = earlierIndex;
  let index: SearchIndex | undefined;
  const shared: Omit<EdgeContext, 'response' | 'index'> = {
    ...options,
    content,
    versions: [content, ...older],
    fields: ({ item, language }) => {
      const fields = encoded[language].get(item) ?? new ItemEncoder(content, language).fields(item);
      encoded[language].set(item, fields);
      return fields;
    },
    site: (name) => siteNamed(content, name),
    page: (site, path, language) => {
      const item = pageAt(content, site, path);
      return item ? { item, language } : null;
    },
  };
  const createContext = (mark?: MarkField): EdgeContext => ({
    ...shared,
    ...(mark && { fields: ({ item, language }) => new ItemEncoder(content, language, { mark }).fields(item) }),
    response: { entities: 0, dependencies: new Set() },
    get index() {
      return (lastIndex = index ??= new SearchIndex(content, lastIndex));
    },
  });
  return { createContext, lastIndex: () => lastIndex };
}
