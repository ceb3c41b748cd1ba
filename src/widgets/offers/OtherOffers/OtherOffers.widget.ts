import { otherOffers } from '#sitecore/definitions/renderings/other-offers.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { OFFER_COUPON_PHRASES } from '#src/features/offers/offer-phrases.ts';
import type { OtherOffersData } from './OtherOffers.server.ts';

export const widget = defineWidget(otherOffers, {
  client: 'visible',
  enhancement: true,
  dictionary: [...OFFER_COUPON_PHRASES, 'other_offers', 'offers_no_datasource'],
});

export type OtherOffersProps = WidgetProps<typeof widget, OtherOffersData>;
