import { offersCarousel } from '#sitecore/definitions/renderings/offers-carousel.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { CAROUSEL_PHRASES } from '#src/features/carousel/carousel-phrases.ts';
import type { OfferDay } from '#src/features/offers/open-offers.ts';
import { OFFER_COUPON_PHRASES } from '#src/features/offers/offer-phrases.ts';

export const widget = defineWidget(offersCarousel, {
  client: 'visible',
  enhancement: true,
  dictionary: [...CAROUSEL_PHRASES, ...OFFER_COUPON_PHRASES, 'offers_all_deals', 'offers_no_datasource'],
});

export type OffersCarouselProps = WidgetProps<typeof widget, OfferDay>;
