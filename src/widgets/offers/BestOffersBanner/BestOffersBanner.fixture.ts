import { guidOf } from '#sitecore/definitions/guid.ts';
import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './BestOffersBanner.widget.ts';

const Title = { ar: 'أفضل العروض', en: 'Best offers' };

export const fixtures = defineFixtures(widget, {
  // The folder of the demo's offers.
  full: { fields: { Title, Root: { id: guidOf('/sitecore/content/rukn/items/offers'), name: 'offers', fields: {} } } },
  empty: { fields: { Title, Root: { name: 'no-offers', fields: {} } } },
});
