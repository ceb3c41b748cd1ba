import { bestOffersBanner } from '#sitecore/definitions/renderings/best-offers-banner.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { CAROUSEL_PHRASES } from '#src/features/carousel/carousel-phrases.ts';
import type { BestOffersBannerData } from './best-offers-banner-data.ts';

export const widget = defineWidget(bestOffersBanner, {
  client: 'visible',
  enhancement: true,
  dictionary: [...CAROUSEL_PHRASES, 'offer_view', 'offer_saving', 'offers_no_datasource', 'valid_to'],
});

export type BestOffersBannerProps = WidgetProps<typeof widget, BestOffersBannerData>;
