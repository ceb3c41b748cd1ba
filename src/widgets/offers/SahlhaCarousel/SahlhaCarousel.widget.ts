import { sahlhaCarousel } from '#sitecore/definitions/renderings/sahlha-carousel.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { CAROUSEL_PHRASES } from '#src/features/carousel/carousel-phrases.ts';
import type { SahlhaCarouselData } from './sahlha-carousel-data.ts';

export const widget = defineWidget(sahlhaCarousel, {
  client: 'visible',
  enhancement: true,
  dictionary: [...CAROUSEL_PHRASES, 'sahlha_back', 'sahlha_valid_to'],
});

export type SahlhaCarouselProps = WidgetProps<typeof widget, SahlhaCarouselData>;
