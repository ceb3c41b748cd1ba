import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './NewsListing.widget.ts';

const Title = { ar: 'أخبار ركن', en: 'News from Rukn' };
const Root = { name: 'articles', fields: {} };
const Years = { name: 'years', fields: {} };
const Categories = { name: 'categories', fields: {} };

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title, Root, Years, Categories } },
  full: {
    fields: {
      Title,
      Description: {
        ar: 'ما جدّ في البنك وفروعه ومنتجاته.',
        en: 'What is new in the bank, its branches and its products.',
      },
      Root,
      Years,
      Categories,
    },
  },
});
