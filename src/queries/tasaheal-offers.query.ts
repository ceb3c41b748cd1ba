import type { Language } from '#sitecore/definitions/language.ts';
import { tasahealOffer } from '#sitecore/definitions/templates/tasaheal-offer.ts';
import { type Day, isoDay } from '#sitecore/rules/calendar-day.ts';
import { itemsBelow, listDocument } from './list-document.ts';
import {
  type ItemNames,
  NAMES,
  type ListedItem,
  type ListedItems,
  readListedItems,
  readNames,
} from './listed-items.ts';
import { defineQuery } from './query.ts';

export interface TasahealOffersInput {
  readonly language: Language;
  /** Id of the item below which the offers are. */
  readonly root: string;
  /** Day in Riyadh: offers that end on it, or ended before, are left out. */
  readonly today: Day;
  /** Name of a field of the offers, by which they are in ascending order; by content order without. */
  readonly sort?: string;
  readonly first: number;
  /** Cursor of the page; none for the first. */
  readonly after?: string | null;
}

/** An offer of a shop. */
export type ListedTasahealOffer = ListedItem<typeof tasahealOffer.fields> & ItemNames;

const TEXT = listDocument({
  name: 'TasahealOffers',
  fields: tasahealOffer.fields,
  selects: NAMES,
});

/** Queries a page of the offers of shops that end after today. */
export const tasahealOffers = defineQuery<TasahealOffersInput, ListedItems<ListedTasahealOffer>>({
  name: 'TasahealOffers',
  text: TEXT,
  variables: ({ today, sort = '', first, after, ...scope }) => ({
    where: {
      AND: [
        ...itemsBelow(scope, tasahealOffer),
        { name: 'expiryDate', value: isoDay(today).replaceAll('-', ''), operator: 'GT' },
      ],
    },
    orderBy: sort === '' ? undefined : { name: sort, direction: 'ASC' },
    first,
    after: after ?? undefined,
  }),
  parse: (data) =>
    readListedItems(tasahealOffer.fields, data, (item, selected) => ({ ...item, ...readNames(selected) })),
});
