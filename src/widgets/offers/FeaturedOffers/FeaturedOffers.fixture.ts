import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './FeaturedOffers.widget.ts';

const bunn = {
  name: 'bunn',
  fields: {
    Title: { ar: 'محمصة بُن', en: 'Bunn Roastery' },
    Logo: { src: 'merchants/bunn.svg', alt: '' },
    Discount: 30,
    AboutOffer: {
      ar: 'على كل مشروبات القهوة المختصة والحبوب الكاملة في جميع الفروع والمتجر الإلكتروني، طوال أيام الأسبوع',
      en: 'Off all speciality coffees and whole beans at every branch and in the online shop, on every day of the week',
    },
    ExpiryDate: '2099-12-31',
    IsActive: true,
    BackgroundColor: '#EFE3D6',
  },
};
const sahil = {
  name: 'sahil',
  fields: {
    Title: { ar: 'منتجع الساحل', en: 'Sahil Resort' },
    Logo: { src: 'merchants/sahil.svg', alt: '' },
    Discount: 40,
    AboutOffer: { ar: 'من الأحد إلى الأربعاء', en: 'Sunday to Wednesday' },
    ExpiryDate: '2099-02-28',
    IsActive: true,
    BackgroundColor: '#DCEFF3',
    CardText1: { ar: 'على الإقامة', en: 'On your stay' },
    CardText2: { ar: 'خصم ٤٠٪', en: '40% off' },
    CardText3: { ar: 'مع إفطار لشخصين', en: 'with breakfast for two' },
  },
};
const undated = { name: 'durra', fields: { Title: { ar: 'دُرّة للبصريات', en: 'Durra Optics' }, IsActive: true } };
const ended = {
  name: 'ended',
  fields: { Title: { ar: 'عرض انتهى', en: 'An offer that ended' }, ExpiryDate: '2025-01-31', IsActive: true },
};
const inactive = {
  name: 'inactive',
  fields: { Title: { ar: 'عرض موقوف', en: 'An offer that is off' }, ExpiryDate: '2099-01-31' },
};

const Title = { ar: 'عروض اخترناها لك', en: 'Picked for you' };

export const fixtures = defineFixtures(widget, {
  full: {
    fields: {
      Title,
      Description: {
        ar: 'ادفع ببطاقة ركن ويُخصم المبلغ عند الصندوق، دون رمز.',
        en: 'Pay with your Rukn card and the saving comes off at the till, no code needed.',
      },
      Link: {
        ar: { href: '/personal/cards', text: 'كل العروض' },
        en: { href: '/personal/cards', text: 'All offers' },
      },
      Offers: [bunn, sahil, undated, ended, inactive],
    },
  },
  ended: { fields: { Title, Offers: [ended, inactive] } },
});
