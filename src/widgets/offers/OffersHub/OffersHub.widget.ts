import { offersHub } from '#sitecore/definitions/renderings/offers-hub.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { CAROUSEL_PHRASES } from '#src/features/carousel/carousel-phrases.ts';
import { OFFER_LIST_PHRASES } from '#src/features/offers/offer-phrases.ts';
import { hubAddress } from './hub-address.ts';
import type { OffersHubData } from './offers-hub-data.ts';

export const widget = defineWidget(offersHub, {
  client: 'load',
  enhancement: true,
  dictionary: [...CAROUSEL_PHRASES, ...OFFER_LIST_PHRASES, 'offers_categories', 'listing_loading'],
  ...hubAddress.query,
  queryIsPersonal: false,
});

export type OffersHubProps = WidgetProps<typeof widget, OffersHubData>;
