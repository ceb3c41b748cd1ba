import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './SimpleCashbackCalculator.widget.ts';

const icon = (name: string) => ({ src: `icons/${name}.svg`, alt: '' });
const fuel = {
  name: 'fuel',
  fields: {
    icon: icon('fuel'),
    name: { ar: 'الوقود', en: 'Fuel' },
    amount: '0',
    maxAmount: '2000',
    maxCashback: '60',
    scrollLimit: '2000',
    rate: '5',
  },
};
const others = {
  name: 'others',
  fields: {
    icon: icon('others'),
    name: { ar: 'غير ذلك', en: 'Everything else' },
    scrollLimit: '15000',
    rate: '0.75',
  },
};

const full = {
  Title: { ar: 'كم يعود إليك؟', en: 'How much comes back?' },
  SubTitle: { ar: 'أدخل ما تنفقه في الشهر.', en: 'Enter what you spend in a month.' },
  MaxMonthlyCashback: '150',
  MaxYearlyCashback: '1500',
  Categories: [fuel, others],
  ApplyNow: {
    ar: { text: 'اطلب البطاقة', href: 'https://online.rukn.example/cards', target: '_blank' as const },
    en: { text: 'Ask for the card', href: 'https://online.rukn.example/cards', target: '_blank' as const },
  },
};

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title: full.Title, Categories: [{ ...fuel, fields: { name: fuel.fields.name, rate: '5' } }] } },
  full: { fields: full },
  started: {
    fields: { ...full, Categories: [{ ...fuel, fields: { ...fuel.fields, amount: '600' } }, others] },
  },
  noCategories: { fields: { ...full, Categories: [] } },
});
