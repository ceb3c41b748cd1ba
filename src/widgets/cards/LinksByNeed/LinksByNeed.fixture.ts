import { defineFixtures } from '#src/cms/fixture.ts';
import type { IconName } from '#src/ui/icon/icon-names.ts';
import { widget } from './LinksByNeed.widget.ts';

const link = (name: string, ar: string, en: string, Icon: IconName, Description?: { ar: string; en: string }) => ({
  name,
  fields: {
    Link: { ar: { href: `/${name}`, text: ar }, en: { href: `/${name}`, text: en } },
    Icon,
    ...(Description && { Description }),
  },
});

const cars = link('personal', 'سيارة', 'A car', 'car', {
  ar: 'قسطها وكلفتها كاملة.',
  en: 'Its instalment and full cost.',
});
const buy = {
  name: 'buy',
  fields: {
    Title: { ar: 'تشتري وتقسّط', en: 'Buy over time' },
    Description: { ar: 'قسطك وما تدفعه حتى آخر ريال.', en: 'Your instalment, and what you pay to the last riyal.' },
    Image: { src: 'products/home.svg', alt: '' },
    BackgroundColor: '#FBEBD0',
    Links: [cars, link('business', 'منزل', 'A home', 'home')],
  },
};

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { items: [{ name: 'bare', fields: { Title: { ar: 'تدّخر', en: 'Save' }, Links: [cars] } }] } },
  full: {
    fields: {
      Title: { ar: 'ماذا تريد أن تحسب؟', en: 'What would you like to calculate?' },
      SubTitle: { ar: 'اختر ما يعنيك.', en: 'Choose what matters to you.' },
      items: [buy, { name: 'bare', fields: { Title: { ar: 'تدّخر', en: 'Save' }, Links: [cars] } }],
    },
  },
  empty: { fields: { items: [] } },
});
