import { defineFixtures } from '#src/cms/fixture.ts';
import { FRAME, LONG_TITLE, OPEN, PICTURE, twenty } from '#src/features/section/specimens.fixture.ts';
import { widget } from './TypeCards.widget.ts';

const ladies = {
  name: 'ladies',
  fields: {
    Heading: { ar: 'فروع السيدات', en: 'Ladies’ branches' },
    SubHeading: { ar: 'طاقم نسائي بالكامل.', en: 'Staffed by women.' },
    DetailsList: {
      ar: [{ name: '1', value: 'مواعيد مسائية' }],
      en: [{ name: '1', value: 'Evening appointments' }],
    },
    Image: PICTURE,
    BackgroundColor: '#F6E3D8',
    Link: OPEN,
  },
};
const men = { name: 'men', fields: { Heading: { ar: 'فروع الرجال', en: 'Men’s branches' } } };

export const fixtures = defineFixtures(widget, {
  full: { fields: { ...FRAME, items: [men, ladies] } },
  raised: { params: { elevated: '1', align: 'center', cardVariant: 'plain' }, fields: { items: [ladies] } },
  twenty: { fields: { items: twenty((number) => ({ name: `t${number}`, fields: { Heading: LONG_TITLE } })) } },
});
