import { guidOf } from '#sitecore/definitions/guid.ts';
import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './BestOffersBanner.widget.ts';

const Title = { ar: 'أفضل العروض', en: 'Best offers' };

/** The folder of the demo's offers, and that of a few. */
const FOLDER = '/sitecore/content/rukn/items/offers';
const FEW = `${FOLDER}/dining`;

export const fixtures = defineFixtures(widget, {
  full: { fields: { Title, Root: { id: guidOf(FOLDER), name: 'offers', fields: {} } } },
  few: {
    fields: { Title: { ar: 'عروض المطاعم', en: 'Dining' }, Root: { id: guidOf(FEW), name: 'dining', fields: {} } },
  },
  empty: { fields: { Title, Root: { name: 'no-offers', fields: {} } } },
});
