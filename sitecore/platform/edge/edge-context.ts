import type { JsonObject } from '#sitecore/definitions/json.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Content, Site } from '../content/content.ts';
import type { DatabaseName, LayoutService } from '../layout/layout-service.ts';
import type { ItemView } from './item-view.ts';
import type { SearchIndex } from './search/search-index.ts';

/** What one answer holds so far. */
interface ResponseState {
  /** How many entities are in its lists. */
  entities: number;
  /** The ids of the items that it is made of; `ANY_ITEM` when a change of any item may change it. */
  readonly dependencies: Set<string>;
}

/** What every resolver may ask; the context of each request. */
export interface EdgeContext {
  readonly response: ResponseState;
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
