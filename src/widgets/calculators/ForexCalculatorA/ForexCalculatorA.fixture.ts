import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './ForexCalculatorA.widget.ts';

const currency = (name: string, ar: string, en: string, ExchangeRate: string) => ({
  name,
  fields: { Title: { ar, en }, ExchangeRate },
});
const dollar = currency('usd', 'الدولار الأمريكي', 'US dollar', '3.7525');
const lira = currency('try', 'الليرة التركية', 'Turkish lira', '0.090');

const full = {
  ForexCards: [dollar, lira],
  MarkUpFeeRate: '0.0275',
  ApplyNow: {
    ar: { text: 'اطلب البطاقة', href: 'https://online.rukn.example/cards', target: '_blank' as const },
    en: { text: 'Ask for the card', href: 'https://online.rukn.example/cards', target: '_blank' as const },
  },
};

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { ForexCards: [dollar], MarkUpFeeRate: '2.75%' } },
  full: { fields: full },
  noCurrencies: { fields: { ...full, ForexCards: [] } },
});
