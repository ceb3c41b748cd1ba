import { floatingCards } from '#sitecore/definitions/renderings/floating-cards.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(floatingCards, {
  client: 'visible',
  enhancement: true,
  dictionary: ['learn_more', 'card_points'],
});

export type FloatingCardsProps = WidgetProps<typeof widget>;
