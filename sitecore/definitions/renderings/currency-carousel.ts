import { children } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { textParam } from '../params.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { currency } from '../templates/currency.ts';

/** Currencies in a row that is dragged or stepped through. */
export const currencyCarousel = rendering('CurrencyCarousel', {
  datasource: template('Currency Carousel', {
    Title: text({ required: true }),
    Description: text({ multiline: true }),
    Link: link(),
    items: children(currency),
  }),
  params: { RenderingIdentifier: textParam() },
});
