import { defineFixtures } from '#src/cms/fixture.ts';
import { FRAME, LONG_TITLE, OPEN, PICTURE, twenty } from '#src/features/section/specimens.fixture.ts';
import { widget } from './FeatureCardGrid.widget.ts';

const savings = {
  name: 'savings',
  fields: {
    Icon: 'save' as const,
    IconBackground: '#FBEBD0',
    Image: PICTURE,
    BackgroundColor: '#E9F3E5',
    Title: { ar: 'حساب الادخار', en: 'Savings account' },
    Description: { ar: 'عائد يُصرف كل شهر.', en: 'A return paid each month.' },
    DetailsListTitle: { ar: 'ما تحصل عليه', en: 'What you get' },
    DetailsList: {
      ar: [
        { name: '1', value: 'بلا حد أدنى' },
        { name: '2', value: 'سحب متى شئت' },
      ],
      en: [
        { name: '1', value: 'No minimum' },
        { name: '2', value: 'Withdraw at any time' },
      ],
    },
    Note: { ar: 'العائد متغيّر', en: 'The return varies' },
    Link: OPEN,
  },
};
const plain = (name: string) => ({ name, fields: { Title: { ar: 'وديعة لأجل', en: 'Term deposit' } } });

export const fixtures = defineFixtures(widget, {
  full: { fields: { ...FRAME, items: [savings, plain('deposit'), plain('other')] } },
  looks: {
    params: {
      ARBFeatuesGridColumnCount: 3,
      cardVariant: 'tinted',
      align: 'center',
      cardSpacing: 'loose',
      elevated: '1',
      linkVariant: 'button',
      styles: 'sand',
    },
    fields: { items: [savings, plain('deposit'), plain('other')] },
  },
  one: { fields: { items: [plain('deposit')] } },
  twenty: {
    fields: { Title: LONG_TITLE, items: twenty((number) => ({ name: `c${number}`, fields: { Title: LONG_TITLE } })) },
  },
});
