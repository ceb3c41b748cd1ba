import { guidOf } from '#sitecore/definitions/guid.ts';
import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './OffersHub.widget.ts';

const fields = {
  Title: { ar: 'عروض بطاقاتك', en: 'Offers on your cards' },
  Description: { ar: 'اختر تصنيفاً، أو ابدأ بأفضل ما لدينا.', en: 'Pick a category, or start with the best.' },
  // The folder of the demo's offers.
  Root: { id: guidOf('/sitecore/content/rukn/items/offers'), name: 'offers', fields: {} },
  BestTitle: { ar: 'أفضل العروض', en: 'Best offers' },
  BestImage: { src: 'offers/categories/best.svg', alt: '' },
};

export const fixtures = defineFixtures(widget, {
  full: { fields },
  withoutBest: { fields, params: { HideBestOffer: true } },
});
