import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './OfferCategoriesBanner.widget.ts';

const category = (name: string, ar: string, en: string) => ({
  name,
  fields: {
    BannerTitle: { ar, en },
    OfferSliderImage: { src: `offers/categories/${name}.svg`, alt: '' },
    IsActive: true,
  },
});
const dining = {
  ...category('dining', 'مطاعم ومقاهٍ', 'Dining'),
  fields: {
    ...category('dining', 'مطاعم ومقاهٍ', 'Dining').fields,
    BadgeImage: {
      ar: { src: 'offers/badges/new.svg', alt: 'فيها عروض جديدة' },
      en: { src: 'offers/badges/new.svg', alt: 'With new offers' },
    },
  },
};
const shopping = category('shopping', 'تسوّق', 'Shopping');
const inactive = { name: 'closed', fields: { ...category('health', 'صحة', 'Health').fields, IsActive: false } };
const withoutImage = {
  name: 'plain',
  fields: { BannerTitle: { ar: 'بلا صورة', en: 'Without an image' }, IsActive: true },
};

const Title = { ar: 'عروض تلبّي حاجتك', en: 'Offers by what you need' };

export const fixtures = defineFixtures(widget, {
  full: {
    fields: {
      Title,
      Categories: [
        dining,
        withoutImage,
        category('travel', 'سفر', 'Travel'),
        inactive,
        shopping,
        category('home', 'منزل', 'Home'),
        category('family', 'عائلة', 'Family'),
        category('leisure', 'ترفيه', 'Leisure'),
      ],
    },
  },
  few: { fields: { Title, Categories: [dining, shopping] } },
  withoutImages: { fields: { Title, Categories: [withoutImage] } },
});
