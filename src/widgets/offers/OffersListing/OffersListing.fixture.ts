import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './OffersListing.widget.ts';

const Title = { ar: 'العروض', en: 'Offers' };
const Root = { name: 'offers', fields: {} };
const tag = (name: string, ar: string, en: string) => ({ name, fields: { Title: { ar, en } } });

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title, Root } },
  full: {
    fields: {
      Title,
      Description: { ar: 'خصومات عند الدفع ببطاقة ركن.', en: 'Savings when you pay with a Rukn card.' },
      Root,
      Tags: [tag('dining', 'مطاعم ومقاهٍ', 'Dining'), tag('travel', 'سفر', 'Travel')],
    },
    params: { CountPerPage: 8 },
  },
});
