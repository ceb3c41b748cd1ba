import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './CardGrid.widget.ts';

const home = {
  name: 'home',
  fields: {
    Title: { ar: 'التمويل العقاري', en: 'Home finance' },
    Description: { ar: 'بيتك الأول بدفعة مقدمة تبدأ من ١٠٪.', en: 'Your first home from 10% down.' },
    Image: { src: 'products/home.svg', alt: '' },
    ImageWide: { src: 'products/home-wide.svg', alt: '' },
    BackgroundColor: '#FBEBD0',
    Link: {
      ar: { href: '/personal/finance', text: 'التفاصيل' },
      en: { href: '/personal/finance', text: 'Find out more' },
    },
    Wide: true,
  },
};

const savings = {
  name: 'savings',
  fields: {
    Title: { ar: 'حساب الادخار', en: 'Savings account' },
    Link: { href: '/personal', text: '' },
  },
};

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { items: [savings] } },
  empty: {},
  full: {
    fields: {
      Title: { ar: 'لكل خطوة في حياتك سند', en: 'Something solid for every step' },
      SubTitle: { ar: 'ابدأ مما تحتاج إليه اليوم.', en: 'Start with what you need today.' },
      Link: { ar: { href: '/personal', text: 'كل المنتجات' }, en: { href: '/personal', text: 'All products' } },
      items: [home, savings],
    },
  },
});
