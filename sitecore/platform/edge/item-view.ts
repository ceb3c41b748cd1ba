import type { Language } from '#sitecore/definitions/language.ts';
import type { Item } from '../content/tree.ts';

/** An item in one of its languages: what a query sees. */
export interface ItemView {
  readonly item: Item;
  readonly language: Language;
}

/** Whether an item has a presentation, that is, whether it is a page. */
export const hasLayout = ({ url }: Item): boolean => url !== undefined;
