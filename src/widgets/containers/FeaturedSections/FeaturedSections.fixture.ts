import { defineFixtures } from '#src/cms/fixture.ts';
import type { IconName } from '#src/ui/icon/icon-names.ts';
import { widget } from './FeaturedSections.widget.ts';

const card = (
  name: string,
  icon: IconName,
  ar: string,
  en: string,
  bullets: readonly { ar: string; en: string }[],
) => ({
  name,
  fields: {
    Icon: icon,
    IconBackground: '#fbebd0',
    Title: { ar, en },
    DetailsListTitle: { ar: 'ما تحصل عليه', en: 'What you get' },
    DetailsList: {
      ar: bullets.map(({ ar: value }, index) => ({ name: `${index + 1}`, value })),
      en: bullets.map(({ en: value }, index) => ({ name: `${index + 1}`, value })),
    },
    Link: { ar: { href: '/personal', text: `تفاصيل ${ar}` }, en: { href: '/personal', text: `About ${en}` } },
  },
});

const everyDay = {
  name: 'every-day',
  fields: {
    TabName: { ar: 'كل يوم', en: 'Every day' },
    Cards: [
      card('current', 'wallet', 'الحساب الجاري', 'the current account', [
        { ar: 'بلا رسوم شهرية', en: 'No monthly fee' },
        { ar: 'بطاقة مدى مجاناً', en: 'A free mada card' },
      ]),
      card('saving', 'save', 'حساب الادخار', 'the savings account', [{ ar: 'عائد شهري', en: 'A monthly return' }]),
    ],
  },
};
const far = {
  name: 'far',
  fields: {
    TabName: { ar: 'في السفر', en: 'Far away' },
    Cards: [
      card('travel', 'plane', 'بطاقة السفر', 'the travel card', [{ ar: 'بلا رسوم تحويل', en: 'No conversion fee' }]),
    ],
  },
};

export const fixtures = defineFixtures(widget, {
  full: {
    fields: {
      Title: { ar: 'لكل يوم ما يناسبه', en: 'For every kind of day' },
      SubTitle: { ar: 'اختر يومك.', en: 'Choose your day.' },
      items: [everyDay, far],
    },
  },
  single: { fields: { items: [far] } },
  empty: {},
});
