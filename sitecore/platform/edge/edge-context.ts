import type { JsonObject } from '#sitecore/definitions/json.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Content, Site } from '../content/content.ts';
import type { DatabaseName, LayoutService } from '../layout/layout-service.ts';
import type { ItemView } from './item-view.ts';
import type { SearchTerm } from './search/matches.ts';
import type { SearchedItems } from './search/searched-items.ts';

/** The counts and dependencies of a response while it is built. */
interface ResponseState {
  /** The number of entities in its lists. */
  entities: number;
  /** The number of conditions of its searches. */
  conditions: number;
  /** The terms of its searches by their text. */
  readonly terms: Map<string, SearchTerm>;
  /** The ids of the items that it depends on; `ANY_ITEM` when a change of any item may change it. */
  readonly dependencies: Set<string>;
}

/** The context that every resolver of a request receives. */
export interface EdgeContext {
  readonly response: ResponseState;
  readonly database: DatabaseName;
  readonly content: Content;
  /** The versions of the content, the newest first and the published one last. */
  readonly versions: readonly Content[];
  readonly siteUrl: string;
  readonly searched: SearchedItems;
  readonly layouts: LayoutService;
  /** Returns the layout JSON of an item's fields, encoded once per language. */
  readonly fields: (view: ItemView) => JsonObject;
  /** Returns the site with a name, in any case; undefined when there is none. */
  readonly site: (name: string) => Site | undefined;
  /** Returns the page at a path of a site; null when there is none. */
  readonly page: (site: Site, path: string, language: Language) => ItemView | null;
}
