import { floatingOffersCard } from '#sitecore/definitions/renderings/floating-offers-card.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import type { OfferDay } from '#src/features/offers/open-offers.ts';

export const widget = defineWidget(floatingOffersCard, {
  client: 'load',
  enhancement: true,
  dictionary: ['offers_card_fold', 'offers_card_restore', 'valid_until'],
});

export type FloatingOffersCardProps = WidgetProps<typeof widget, OfferDay>;
