import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './BlogListing.widget.ts';

const Title = { ar: 'المدونة', en: 'Blog' };
const Root = { name: 'blog', fields: {} };
const Categories = { name: 'categories', fields: {} };

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title, Root, Categories } },
  full: {
    fields: {
      Title,
      Description: { ar: 'كتابات قصيرة في المال.', en: 'Short notes on money.' },
      Root,
      Categories,
    },
  },
});
