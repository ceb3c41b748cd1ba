import { cardDeck } from '#sitecore/definitions/renderings/card-deck.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { CAROUSEL_PHRASES } from '#src/features/carousel/carousel-phrases.ts';

export const widget = defineWidget(cardDeck, {
  client: 'visible',
  enhancement: true,
  dictionary: [...CAROUSEL_PHRASES, 'learn_more'],
});

export type CardDeckProps = WidgetProps<typeof widget>;
