import { stockQuote } from '#sitecore/definitions/renderings/stock-quote.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(stockQuote, {
  client: 'load',
  enhancement: true,
  dictionary: [
    'stock_up',
    'stock_down',
    'stock_open',
    'stock_high',
    'stock_low',
    'stock_volume',
    'stock_value',
    'stock_chart',
  ],
});

export type StockQuoteProps = WidgetProps<typeof widget>;
