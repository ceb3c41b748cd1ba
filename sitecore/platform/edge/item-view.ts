import type { Language } from '#sitecore/definitions/language.ts';
import type { Item } from '../content/tree.ts';

/** An item in one of its languages: the value of GraphQL's type Item. */
export interface ItemView {
  readonly item: Item;
  readonly language: Language;
}

/** Returns true for a page: an item with a layout. */
export const hasLayout = ({ url }: Pick<Item, 'url'>): boolean => url !== undefined;
