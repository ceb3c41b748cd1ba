import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './StockQuote.widget.ts';

const Title = { ar: 'بنك ركن', en: 'Rukn Bank' };

export const fixtures = defineFixtures(widget, {
  full: {
    fields: {
      Title,
      Symbol: 'RUKN · 1124',
      Price: 34.62,
      Change: 0.41,
      Open: 34.2,
      High: 34.8,
      Low: 34.05,
      Volume: 2418300,
      MarketCap: { ar: '٨٦٫٥ مليار ريال', en: 'SAR 86.5 billion' },
      Prices: '32.90, 32.70, 33.00, 32.85, 33.20, 33.05, 33.40, 33.90, 33.75, 34.10, 33.95, 34.62',
      Period: { ar: 'آخر شهر', en: 'the past month' },
      PeriodStart: { ar: '٢٣ أكتوبر', en: '23 October' },
      PeriodEnd: { ar: '٢٢ نوفمبر', en: '22 November' },
      File: {
        ar: { src: 'investors/share-prices.csv', title: 'حمّل الأسعار' },
        en: { src: 'investors/share-prices.csv', title: 'Download the prices' },
      },
      Note: { ar: 'السوق المالية، متأخر ١٥ دقيقة', en: 'Stock exchange, delayed by 15 minutes' },
    },
  },
  fall: { fields: { Title, Price: 33.1, Change: -0.9, Prices: '34, 33.5, x, 33.1' } },
  minimal: { fields: { Title, Price: 34.62 } },
});
