import { formatGuid } from '#sitecore/definitions/guid.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { offerCategory } from '#sitecore/definitions/templates/offer.ts';
import { type ListedItem, readListedItems } from './listed-items.ts';
import { defineQuery } from './query.ts';

interface OfferCategoriesInput {
  readonly language: Language;
  /** Id of the item below which the categories are. */
  readonly root: string;
}

const { BannerTitle, OfferSliderImage, IsActive } = offerCategory.fields;

/** Fields of a category that lists read. */
const FIELDS = { BannerTitle, OfferSliderImage, IsActive };

/** A category of offers; its name is the value by which addresses name it. */
export type ListedCategory = ListedItem<typeof FIELDS>;

const TEXT = /* GraphQL */ `
  query OfferCategories($language: String!, $root: String!, $template: String!) {
    search(
      where: {
        AND: [
          { name: "_language", value: $language }
          { name: "_path", value: $root, operator: CONTAINS }
          { name: "_templates", value: $template, operator: CONTAINS }
          { name: "IsActive", value: "true" }
        ]
      }
      orderBy: { name: "SortOrder", direction: ASC }
      first: 1000
    ) {
      total
      pageInfo {
        endCursor
        hasNext
      }
      results {
        id
        url {
          path
        }
        BannerTitle: field(name: "BannerTitle") {
          jsonValue
        }
        OfferSliderImage: field(name: "OfferSliderImage") {
          jsonValue
        }
        IsActive: field(name: "IsActive") {
          jsonValue
        }
      }
    }
  }
`;

/** Queries the active categories of offers by their sort order. */
export const offerCategories = defineQuery<OfferCategoriesInput, readonly ListedCategory[]>({
  name: 'OfferCategories',
  text: TEXT,
  variables: ({ language, root }) => ({ language, root, template: formatGuid(offerCategory.id, 'N') }),
  parse: (data) => readListedItems(FIELDS, data, (item) => item).items,
});
