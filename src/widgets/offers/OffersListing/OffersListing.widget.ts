import { offersListing } from '#sitecore/definitions/renderings/offers-listing.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { OFFER_LIST_PHRASES } from '#src/features/offers/offer-phrases.ts';
import { offersAddress } from './offers-address.ts';
import type { OffersListingData } from './offers-listing-data.ts';

export const widget = defineWidget(offersListing, {
  client: 'load',
  enhancement: true,
  dictionary: [...OFFER_LIST_PHRASES, 'offers_tabs', 'offers_all', 'sort_discount'],
  ...offersAddress.query,
  queryIsPersonal: false,
});

export type OffersListingProps = WidgetProps<typeof widget, OffersListingData>;
