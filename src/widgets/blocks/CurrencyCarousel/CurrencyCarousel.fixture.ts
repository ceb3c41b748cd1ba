import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './CurrencyCarousel.widget.ts';

const Title = { ar: 'أسعار العملات', en: 'Exchange rates' };
const currency = (name: string, ar: string, en: string, Buying: number, ExchangeRate: string) => ({
  name,
  fields: { Title: { ar, en }, Code: name.toUpperCase(), Buying, ExchangeRate },
});
const usd = currency('usd', 'الدولار الأمريكي', 'US dollar', 3.74, '3.7525');

export const fixtures = defineFixtures(widget, {
  full: {
    fields: {
      Title,
      Description: { ar: 'ريالات لكل وحدة.', en: 'Riyals for one unit.' },
      Link: {
        ar: { text: 'حوّل مبلغاً', href: '/calculators/forex' },
        en: { text: 'Convert an amount', href: '/calculators/forex' },
      },
      items: [
        {
          name: 'sar',
          fields: {
            Title: { ar: 'الريال السعودي', en: 'Saudi riyal' },
            Code: 'SAR',
            ExchangeRate: '1',
            Note: { ar: 'الأساس', en: 'The base' },
          },
        },
        usd,
        currency('eur', 'اليورو', 'Euro', 4.268, '4.3310'),
        currency('idr', 'الروبية الإندونيسية', 'Indonesian rupiah', 0.000226, '0.000234'),
      ],
    },
    params: { RenderingIdentifier: 'rates' },
  },
  one: { fields: { Title, items: [usd] } },
  /** More than the row shows; a code without a flag and one that is none. */
  many: {
    fields: {
      Title,
      items: [
        currency('xxx', 'عملة بلا علم', 'A currency without a flag', 1, '2'),
        currency('no code', 'رمز غير صالح', 'An invalid code', 1, '2'),
        ...Array.from({ length: 32 }, (_, index) => ({ ...usd, name: `usd-${index}` })),
      ],
    },
  },
  empty: { fields: { Title } },
});
