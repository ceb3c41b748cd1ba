import type { Language } from '#sitecore/definitions/language.ts';
import { sahlhaOffer } from '#sitecore/definitions/templates/sahlha-offer.ts';
import { contains, itemsBelow, listDocument } from './list-document.ts';
import {
  type ItemNames,
  NAMES,
  type ListedItem,
  type ListedItems,
  readListedItems,
  readNames,
} from './listed-items.ts';
import { defineQuery } from './query.ts';

export interface SahlhaOffersInput {
  readonly language: Language;
  /** Id of the item below which the offers are. */
  readonly root: string;
  /** Ids of a city and of a category that the offers have; any without. */
  readonly city?: string | undefined;
  readonly category?: string | undefined;
  /** Text that the titles contain; any without. */
  readonly title?: string;
  /** Only offers of the carousel. */
  readonly inBanner?: boolean;
  /** Name of a field of the offers, by which they are in ascending order; by content order without. */
  readonly sort?: string;
  readonly first: number;
  /** Cursor of the page; none for the first. */
  readonly after?: string | null;
}

/** An offer of a partner. */
export type ListedSahlhaOffer = ListedItem<typeof sahlhaOffer.fields> & ItemNames;

const TEXT = listDocument({
  name: 'SahlhaOffers',
  fields: sahlhaOffer.fields,
  selects: NAMES,
});

/** Queries a page of the active offers of partners. */
export const sahlhaOffers = defineQuery<SahlhaOffersInput, ListedItems<ListedSahlhaOffer>>({
  name: 'SahlhaOffers',
  text: TEXT,
  variables: ({ sort = '', first, after, ...input }) => ({
    where: { AND: conditions(input) },
    orderBy: sort === '' ? undefined : { name: sort, direction: 'ASC' },
    first,
    after: after ?? undefined,
  }),
  parse: (data) => readListedItems(sahlhaOffer.fields, data, (item, selected) => ({ ...item, ...readNames(selected) })),
});

type Filters = Omit<SahlhaOffersInput, 'sort' | 'first' | 'after'>;

const conditions = ({ city, category, title, inBanner = false, ...scope }: Filters) => [
  ...itemsBelow(scope, sahlhaOffer),
  { name: 'Isactive', value: '1' },
  ...contains('City', city),
  ...contains('SahlhaCategory', category),
  ...contains('Title', title),
  ...(inBanner ? [{ name: 'ShowInBanner', value: '1' }] : []),
];
