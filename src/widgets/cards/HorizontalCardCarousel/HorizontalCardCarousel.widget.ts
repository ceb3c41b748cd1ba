import { horizontalCardCarousel } from '#sitecore/definitions/renderings/horizontal-card-carousel.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { CAROUSEL_PHRASES } from '#src/features/carousel/carousel-phrases.ts';

export const widget = defineWidget(horizontalCardCarousel, {
  client: 'visible',
  enhancement: true,
  dictionary: [...CAROUSEL_PHRASES, 'learn_more'],
});

export type HorizontalCardCarouselProps = WidgetProps<typeof widget>;
