import type { JsonObject } from '#sitecore/definitions/json.ts';
import { perLanguage } from '#sitecore/definitions/language.ts';
import { type Content, pageAt, siteNamed } from '../content/content.ts';
import type { Item } from '../content/tree.ts';
import { ItemEncoder, type MarkField } from '../layout/item-encoder.ts';
import type { EdgeContext } from './edge-context.ts';
import { SearchedItems } from './search/searched-items.ts';

interface EdgeOptions extends Pick<EdgeContext, 'database' | 'layouts' | 'siteUrl'> {
  /** Content of older versions than the database's content, newest first. */
  readonly older?: readonly Content[];
}

type CreateContext = (mark?: MarkField) => EdgeContext;

/**
 * Returns a function that creates the context of one request. With `mark` the fields are encoded again for each request:
 * an editor's marks must differ from one field to the next.
 */
export function createEdge(content: Content, { older = [], ...options }: EdgeOptions): CreateContext {
  const encoded = perLanguage(() => new WeakMap<Item, JsonObject>());
  const shared: Omit<EdgeContext, 'response'> = {
    ...options,
    content,
    searched: new SearchedItems(content),
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
  return (mark) => ({
    ...shared,
    ...(mark && { fields: ({ item, language }) => new ItemEncoder(content, language, { mark }).fields(item) }),
    response: { entities: 0, conditions: 0, terms: new Map(), dependencies: new Set() },
  });
}
