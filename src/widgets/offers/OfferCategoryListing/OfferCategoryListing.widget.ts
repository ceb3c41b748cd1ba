import { offerCategoryListing } from '#sitecore/definitions/renderings/offer-category-listing.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { OFFER_LIST_PHRASES } from '#src/features/offers/offer-phrases.ts';
import { categoryAddress } from './category-address.ts';
import type { OfferCategoryListingData } from './OfferCategoryListing.server.ts';

export const widget = defineWidget(offerCategoryListing, {
  client: 'load',
  enhancement: true,
  dictionary: OFFER_LIST_PHRASES,
  ...categoryAddress.query,
  queryIsPersonal: false,
});

export type OfferCategoryListingProps = WidgetProps<typeof widget, OfferCategoryListingData>;
