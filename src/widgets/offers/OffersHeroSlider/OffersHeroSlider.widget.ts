import { offersHeroSlider } from '#sitecore/definitions/renderings/offers-hero-slider.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { CAROUSEL_PHRASES } from '#src/features/carousel/carousel-phrases.ts';

export const widget = defineWidget(offersHeroSlider, {
  client: 'visible',
  enhancement: true,
  dictionary: CAROUSEL_PHRASES,
});

export type OffersHeroSliderProps = WidgetProps<typeof widget>;
