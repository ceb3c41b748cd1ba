import { defineFixtures } from '#src/cms/fixture.ts';
import type { IconName } from '#src/ui/icon/icon-names.ts';
import { widget } from './TabbedInfoSection.widget.ts';

const feature = (name: string, Icon: IconName, ar: string, en: string) => ({
  name,
  fields: {
    Icon,
    Title: { ar, en },
    Description: {
      ar: 'من التطبيق، في أي وقت، وبلا زيارة إلى فرع.',
      en: 'In the app, at any time, without going to a branch.',
    },
  },
});

const daily = {
  name: 'daily',
  fields: {
    TabName: { ar: 'يومك', en: 'Your day' },
    Image: { src: 'products/accounts.svg', alt: '' },
    Gradiant: 'teal' as const,
    Features: [
      feature('transfer', 'swap', 'حوّل فوراً', 'Transfer at once'),
      feature('bills', 'bill', 'سدّد فواتيرك', 'Pay your bills'),
      feature('cards', 'card', 'تحكّم في بطاقاتك', 'Manage your cards'),
      feature('limits', 'shield', 'اضبط حدودك', 'Set your limits'),
      feature('branches', 'pin', 'اعثر على فرع', 'Find a branch'),
    ],
  },
};
const future = {
  name: 'future',
  fields: {
    TabName: { ar: 'مستقبلك', en: 'Your future' },
    Image: { src: 'products/savings.svg', alt: '' },
    Gradiant: 'saffron' as const,
    Features: [
      feature('save', 'save', 'ادّخر كل شهر', 'Save every month'),
      feature('home', 'home', 'تملّك منزلك', 'Own your home'),
      feature('car', 'car', 'بدّل سيارتك', 'Change your car'),
      feature('travel', 'plane', 'سافر مطمئناً', 'Travel at ease'),
    ],
  },
};

export const fixtures = defineFixtures(widget, {
  full: {
    fields: {
      Title: { ar: 'البنك كله في يدك', en: 'The whole bank in your hand' },
      Subtitle: { ar: 'مرّر لترى أكثر.', en: 'Scroll to see more.' },
      items: [daily, future],
    },
  },
  single: { fields: { items: [daily] } },
  empty: {},
});
