import { z } from 'zod';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { offer } from '#sitecore/definitions/templates/offer.ts';
import { type Day, riyadhDayStart } from '#sitecore/rules/calendar-day.ts';
import { contains, listDocument } from './list-document.ts';
import { type ListedItem, type ListedItems, readListedItems } from './listed-items.ts';
import { defineQuery } from './query.ts';

export interface OffersInput {
  readonly language: Language;
  /** Id of the item that holds the offers: a category, or the folder of all. */
  readonly parent: { readonly category: string } | { readonly root: string };
  /** Id of a tag that the offers have; any without. */
  readonly tag?: string | undefined;
  /** Only offers that an author marked as best. */
  readonly onlyBest?: boolean;
  /** Day in Riyadh: offers that expired before it are left out. */
  readonly today: Day;
  /** By content order without: the soonest expiry first, the largest discount first. */
  readonly sort?: 'ExpiryDate' | 'Discount' | undefined;
  readonly first: number;
  /** Cursor of the page; none for the first. */
  readonly after?: string | null;
}

const { Title, SubTitle, AboutOffer, HowToRedeemOffer, PromoCode, StartDate, ExpiryDate, Discount } = offer.fields;
const { IsActive, IsBestOffer, Logo, CardImage, BannerImage, BackgroundColor, Link } = offer.fields;
const { CardText1, CardText2, CardText3 } = offer.fields;

/** Fields of an offer that lists read. */
const FIELDS = {
  ...{ Title, SubTitle, AboutOffer, HowToRedeemOffer, PromoCode, StartDate, ExpiryDate, Discount },
  ...{ IsActive, IsBestOffer, Logo, CardImage, BannerImage, BackgroundColor, Link },
  ...{ CardText1, CardText2, CardText3 },
};

/** An offer of a list, with the title of its category. */
export interface ListedOffer extends ListedItem<typeof FIELDS> {
  readonly category: string;
}

const TEXT = listDocument({
  name: 'Offers',
  fields: FIELDS,
  selects: 'parent { title: field(name: "Title") { value } }',
});

const withCategory = z.object({
  parent: z.object({ title: z.object({ value: z.string().nullable() }).nullable() }).nullable(),
});

/** Queries a page of the active offers that have not expired, of a category or of all. */
export const offers = defineQuery<OffersInput, ListedItems<ListedOffer>>({
  name: 'Offers',
  text: TEXT,
  variables: ({ sort, first, after, ...input }) => ({
    where: { AND: conditions(input) },
    orderBy: sort && { name: sort, direction: sort === 'Discount' ? 'DESC' : 'ASC' },
    first,
    after: after ?? undefined,
  }),
  parse: (data) =>
    readListedItems(FIELDS, data, (item, selected) => ({
      ...item,
      category: withCategory.parse(selected).parent?.title?.value ?? '',
    })),
});

const conditions = ({ language, parent, tag, onlyBest = false, today }: Omit<OffersInput, 'first' | 'after'>) => [
  { name: '_language', value: language },
  'category' in parent
    ? { name: '_path', value: parent.category, operator: 'EQ' }
    : { name: '_path', value: parent.root, operator: 'CONTAINS' },
  { name: '_templates', value: formatGuid(offer.id, 'N'), operator: 'CONTAINS' },
  { name: 'IsActive', value: 'true' },
  { name: 'ExpiryDate', value: riyadhDayStart(today), operator: 'GTE' },
  ...contains('Offertags', tag),
  ...(onlyBest ? [{ name: 'IsBestOffer', value: 'true' }] : []),
];
