import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './OffersOverview.widget.ts';

const group = (name: string, ar: string, en: string, IsActive = true) => ({
  name,
  fields: {
    Title: { ar, en },
    Content: { ar: 'خصومات عند شركائنا كل أسبوع.', en: 'Savings at our partners every week.' },
    OfferSliderImage: { src: `offers/categories/${name}.svg`, alt: '' },
    BadgeImage: { src: 'brand/mark.svg', alt: '' },
    Link: { ar: { text: 'كلها', href: '/personal' }, en: { text: 'All of them', href: '/personal' } },
    IsActive,
  },
});
const Title = { ar: 'العروض في لمحة', en: 'Offers at a glance' };

export const fixtures = defineFixtures(widget, {
  full: {
    fields: {
      Title,
      Primary: [group('dining', 'مطاعم ومقاهٍ', 'Dining'), group('travel', 'سفر', 'Travel')],
      Secondary: [
        group('home', 'منزل', 'Home'),
        group('health', 'صحة', 'Health', false),
        group('leisure', 'ترفيه', 'Leisure'),
      ],
    },
  },
  empty: { fields: { Title } },
});
