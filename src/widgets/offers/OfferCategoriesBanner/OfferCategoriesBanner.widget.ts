import { offerCategoriesBanner } from '#sitecore/definitions/renderings/offer-categories-banner.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { CAROUSEL_PHRASES } from '#src/features/carousel/carousel-phrases.ts';

export const widget = defineWidget(offerCategoriesBanner, {
  client: 'visible',
  enhancement: true,
  dictionary: [...CAROUSEL_PHRASES, 'offers_of_category', 'offers_no_datasource'],
});

export type OfferCategoriesBannerProps = WidgetProps<typeof widget>;
