import { productHero } from '#sitecore/definitions/renderings/product-hero.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { CAROUSEL_PHRASES } from '#src/features/carousel/carousel-phrases.ts';

export const widget = defineWidget(productHero, {
  client: 'load',
  enhancement: true,
  dictionary: [...CAROUSEL_PHRASES, 'product_categories'],
});

export type ProductHeroProps = WidgetProps<typeof widget>;
