import { animatedHero } from '#sitecore/definitions/renderings/animated-hero.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { CAROUSEL_PHRASES } from '#src/features/carousel/carousel-phrases.ts';

export const widget = defineWidget(animatedHero, {
  client: 'load',
  enhancement: true,
  dictionary: [...CAROUSEL_PHRASES, 'learn_more', 'offers_all', 'product_categories', 'spread_cards'],
});

export type AnimatedHeroProps = WidgetProps<typeof widget>;
