import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './OffersCarousel.widget.ts';

const offersPage = {
  ar: { href: '/personal/cards', text: 'كل العروض' },
  en: { href: '/personal/cards', text: 'All offers' },
};
const parent = {
  name: 'all-offers',
  fields: {
    Title: { ar: 'ادفع أقل ببطاقتك', en: 'Pay less with your card' },
    Content: {
      ar: 'خصومات عند شركائنا في مدينتك، بلا رموز ولا نقاط.',
      en: 'Discounts at our partners, no codes, no points.',
    },
    Image: { src: 'hero/offers.svg', alt: '' },
    Link: offersPage,
  },
};
const tag = (name: string, ar: string, en: string) => ({ name, fields: { Title: { ar, en } } });

const bunn = {
  name: 'bunn',
  fields: {
    Title: { ar: 'محمصة بُن', en: 'Bunn Roastery' },
    Image: { src: 'merchants/bunn.svg', alt: '' },
    Discount: '30',
    Description: {
      ar: 'على كل مشروبات القهوة المختصة والحبوب الكاملة في جميع الفروع والمتجر الإلكتروني، طوال أيام الأسبوع',
      en: 'Off all speciality coffees and whole beans at every branch and in the online shop, on every day of the week',
    },
    ExpiryDate: '2099-12-31',
    Category: [tag('dining', 'مطاعم ومقاهٍ', 'Dining'), tag('shopping', 'تسوّق', 'Shopping')],
    BackgroundColor: '#EFE3D6',
    Link: {
      ar: { href: '/personal/cards/everyday', text: 'اعرض العرض' },
      en: { href: '/personal/cards/everyday', text: 'View offer' },
    },
  },
};
const rihal = {
  name: 'rihal',
  fields: {
    Title: { ar: 'رحال للسفر', en: 'Rihal Travel' },
    Image: { src: 'merchants/rihal.svg', alt: '' },
    Description: { ar: 'داخل المملكة', en: 'In the Kingdom' },
    BackgroundColor: '#E3E8F2',
    CardText1: { ar: 'على الفنادق', en: 'On hotels' },
    CardText2: { ar: 'ليلة مجانية', en: 'A free night' },
    CardText3: { ar: 'مع كل ثلاث ليالٍ', en: 'with every three' },
    Link: {
      ar: { href: '/personal/cards/travel', text: 'احجز' },
      en: { href: '/personal/cards/travel', text: 'Book' },
    },
  },
};
const nakheel = {
  name: 'nakheel',
  fields: {
    Title: { ar: 'سوق النخيل', en: 'Nakheel Market' },
    Image: { src: 'merchants/nakheel.svg', alt: '' },
    Discount: '10%',
    ExpiryDate: '2099-12-12',
    BackgroundColor: '#E2F0E2',
  },
};
const ended = {
  name: 'ended',
  fields: { Title: { ar: 'عرض انتهى', en: 'A deal that ended' }, ExpiryDate: '2025-01-31' },
};
const titleOnly = { name: 'hayat', fields: { Title: { ar: 'عيادات حياة', en: 'Hayat Clinics' } } };

export const fixtures = defineFixtures(widget, {
  full: { fields: { Parent: parent, items: [bunn, rihal, nakheel, ended, titleOnly] } },
  withoutParent: { fields: { items: [bunn, nakheel] } },
  ended: { fields: { items: [ended] } },
  empty: {},
});
