import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './OfferCategoryListing.widget.ts';

const Title = { ar: 'عروض المطاعم والمقاهي', en: 'Dining offers' };

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title } },
  full: {
    fields: {
      Title,
      Content: { ar: 'خصومات على المائدة والقهوة والضيافة.', en: 'Savings on meals, coffee and sweets.' },
    },
  },
});
