import { currencyCarousel } from '#sitecore/definitions/renderings/currency-carousel.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { CAROUSEL_PHRASES } from '#src/features/carousel/carousel-phrases.ts';
import type { CurrencyData } from './currency-data.ts';

export const widget = defineWidget(currencyCarousel, {
  client: 'visible',
  enhancement: true,
  dictionary: [...CAROUSEL_PHRASES, 'currency_buying', 'currency_selling'],
});

export type CurrencyCarouselProps = WidgetProps<typeof widget, CurrencyData>;
