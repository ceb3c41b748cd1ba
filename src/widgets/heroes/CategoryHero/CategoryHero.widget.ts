import { categoryHero } from '#sitecore/definitions/renderings/category-hero.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { CAROUSEL_PHRASES } from '#src/features/carousel/carousel-phrases.ts';

export const widget = defineWidget(categoryHero, {
  client: 'visible',
  enhancement: true,
  dictionary: [...CAROUSEL_PHRASES, 'learn_more', 'open_category', 'product_categories'],
});

export type CategoryHeroProps = WidgetProps<typeof widget>;
