import { formatGuid } from '#sitecore/definitions/guid.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { sahlhaOffer } from '#sitecore/definitions/templates/sahlha-offer.ts';
import { type ItemNames, type ListedItem, type ListedItems, readListedItems, readNames } from './listed-items.ts';
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

const TEXT = /* GraphQL */ `
  query SahlhaOffers(
    $where: ItemSearchPredicateInput!
    $orderBy: ItemSearchOrderByInput
    $first: Int!
    $after: String
  ) {
    search(where: $where, orderBy: $orderBy, first: $first, after: $after) {
      total
      pageInfo {
        endCursor
        hasNext
      }
      results {
        id
        name
        url {
          path
        }
        parent {
          name
        }
        Title: field(name: "Title") {
          jsonValue
        }
        Content: field(name: "Content") {
          jsonValue
        }
        Isactive: field(name: "Isactive") {
          jsonValue
        }
        ShowInBanner: field(name: "ShowInBanner") {
          jsonValue
        }
        SahlhaCategory: field(name: "SahlhaCategory") {
          jsonValue
        }
        SahlhaSubCategory: field(name: "SahlhaSubCategory") {
          jsonValue
        }
        City: field(name: "City") {
          jsonValue
        }
        Image: field(name: "Image") {
          jsonValue
        }
        Icon: field(name: "Icon") {
          jsonValue
        }
        Link: field(name: "Link") {
          jsonValue
        }
      }
    }
  }
`;

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

const conditions = ({ language, root, city = '', category = '', title = '', inBanner = false }: Filters) => [
  { name: '_language', value: language },
  { name: '_path', value: root, operator: 'CONTAINS' },
  { name: '_templates', value: formatGuid(sahlhaOffer.id, 'N'), operator: 'CONTAINS' },
  { name: 'Isactive', value: '1' },
  ...[
    { name: 'City', value: city, operator: 'CONTAINS' },
    { name: 'SahlhaCategory', value: category, operator: 'CONTAINS' },
    { name: 'Title', value: title, operator: 'CONTAINS' },
  ].filter(({ value }) => value !== ''),
  ...(inBanner ? [{ name: 'ShowInBanner', value: '1' }] : []),
];
