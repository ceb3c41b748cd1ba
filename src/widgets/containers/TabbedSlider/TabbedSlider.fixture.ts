import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './TabbedSlider.widget.ts';

const open = {
  name: 'open',
  fields: {
    TabName: { ar: 'افتح', en: 'Open' },
    Image: { src: 'products/accounts.svg', alt: '' },
    Title: { ar: 'افتح حسابك', en: 'Open your account' },
    Description: { ar: 'خمس دقائق من التطبيق.', en: 'Five minutes in the app.' },
    Link: { ar: { href: '/personal', text: 'كيف تفتحه' }, en: { href: '/personal', text: 'How to open it' } },
  },
};
const save = {
  name: 'save',
  fields: {
    TabName: { ar: 'ادّخر', en: 'Save' },
    Image: { src: 'products/savings.svg', alt: '' },
    Title: { ar: 'ادّخر كل شهر', en: 'Save every month' },
  },
};
const travel = {
  name: 'travel',
  fields: {
    TabName: { ar: 'سافر', en: 'Travel' },
    Image: { src: 'products/travel.svg', alt: '' },
    Title: { ar: 'سافر مطمئناً', en: 'Travel at ease' },
  },
};

export const fixtures = defineFixtures(widget, {
  full: { fields: { Title: { ar: 'ثلاث خطوات', en: 'Three steps' }, items: [open, save, travel] } },
  single: { fields: { items: [save] } },
  empty: {},
});
