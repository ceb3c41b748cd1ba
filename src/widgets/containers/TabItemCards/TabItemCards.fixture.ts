import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './TabItemCards.widget.ts';

const saving = {
  name: 'saving',
  fields: {
    Title: { ar: 'حساب الادخار', en: 'Savings account' },
    SubTitle: { ar: 'عائد شهري على رصيدك', en: 'A monthly return on your balance' },
    DetailsListTitle: { ar: 'ما تحصل عليه', en: 'What you get' },
    DetailsList: {
      ar: [
        { name: '1', value: 'بلا حد أدنى' },
        { name: '2', value: 'اسحب متى شئت' },
      ],
      en: [
        { name: '1', value: 'No minimum' },
        { name: '2', value: 'Withdraw at any time' },
      ],
    },
    Image: { src: 'products/savings.svg', alt: '' },
    Link: {
      ar: { href: '/personal', text: 'تفاصيل الحساب' },
      en: { href: '/personal', text: 'About the account' },
    },
  },
};
const current = {
  name: 'current',
  fields: { Title: { ar: 'الحساب الجاري', en: 'Current account' } },
};
const unnamed = { name: 'unnamed', fields: { Image: { src: 'products/cards.svg', alt: '' } } };
const subtitled = {
  name: 'subtitled',
  fields: { SubTitle: { ar: 'بطاقة بلا رسوم', en: 'A card without fees' } },
};

const personal = { ar: 'للأفراد', en: 'Personal' };
const business = { ar: 'للأعمال', en: 'Business' };

export const fixtures = defineFixtures(widget, {
  full: {
    fields: {
      Title: { ar: 'حساباتنا', en: 'Our accounts' },
      items: [
        { name: 'personal', fields: { TabName: personal, List: [saving, current] } },
        { name: 'business', fields: { TabName: business, List: [current] } },
      ],
    },
  },
  titleOnly: {
    fields: {
      Title: { ar: 'حساباتنا', en: 'Our accounts' },
      items: [{ name: 'personal', fields: { TabName: personal, List: [unnamed] } }],
    },
  },
  headingOnly: { fields: { items: [{ name: 'personal', fields: { TabName: personal, List: [unnamed, current] } }] } },
  subheadingOnly: { fields: { items: [{ name: 'personal', fields: { TabName: personal, List: [subtitled] } }] } },
  unheaded: { fields: { items: [{ name: 'personal', fields: { TabName: personal, List: [unnamed] } }] } },
});
