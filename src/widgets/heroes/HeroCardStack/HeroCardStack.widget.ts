import { heroCardStack } from '#sitecore/definitions/renderings/hero-card-stack.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { CAROUSEL_PHRASES } from '#src/features/carousel/carousel-phrases.ts';

export const widget = defineWidget(heroCardStack, {
  client: 'load',
  enhancement: true,
  dictionary: [...CAROUSEL_PHRASES, 'learn_more'],
});

export type HeroCardStackProps = WidgetProps<typeof widget>;
