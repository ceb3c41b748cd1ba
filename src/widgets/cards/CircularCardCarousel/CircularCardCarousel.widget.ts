import { circularCardCarousel } from '#sitecore/definitions/renderings/circular-card-carousel.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { CAROUSEL_PHRASES } from '#src/features/carousel/carousel-phrases.ts';

export const widget = defineWidget(circularCardCarousel, {
  client: 'visible',
  enhancement: true,
  dictionary: [...CAROUSEL_PHRASES, 'learn_more'],
});

export type CircularCardCarouselProps = WidgetProps<typeof widget>;
