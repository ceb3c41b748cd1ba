import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './BusinessCashbackCalculator.widget.ts';

const icon = (name: string) => ({ src: `icons/${name}.svg`, alt: '' });
const dining = {
  name: 'dining',
  fields: {
    Icon: icon('dining'),
    Title: { ar: 'الضيافة', en: 'Hospitality' },
    Code: 'DIN',
    MaxAmount: '40000',
    ScrollLimit: '40000',
    ThresholdAmount: '5000',
    LowThresholdRate: '0.01',
    HighThresholdRate: '0.025',
  },
};
const others = {
  name: 'others',
  fields: {
    Icon: icon('others'),
    Title: { ar: 'بقية المشتريات', en: 'Everything else' },
    Code: 'LOI',
    ScrollLimit: '100000',
    ThresholdAmount: '0',
    LowThresholdRate: '0',
    HighThresholdRate: '0.5%',
  },
};

const full = {
  Title: { ar: 'استرداد بطاقة الأعمال', en: 'Business card cashback' },
  SubTitle: { ar: 'أدخل ما تنفقه منشأتك في الشهر.', en: 'Enter what your business spends in a month.' },
  MaxMonthlyCashback: '1500',
  MaxYearlyCashback: '15000',
  Cards: [dining, others],
  ApplyNow: {
    ar: { text: 'اطلب البطاقة', href: 'https://online.rukn.example/business', target: '_blank' as const },
    en: { text: 'Ask for the card', href: 'https://online.rukn.example/business', target: '_blank' as const },
  },
};

export const fixtures = defineFixtures(widget, {
  minimal: {
    fields: {
      Title: full.Title,
      Cards: [{ ...dining, fields: { Title: dining.fields.Title, HighThresholdRate: '2%' } }],
    },
  },
  full: { fields: full },
  noCards: { fields: { ...full, Cards: [] } },
});
