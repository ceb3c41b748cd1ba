import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './OfferDetail.widget.ts';

const Title = { ar: 'قهوة محمصة بُن', en: 'Coffee at Bunn Roastery' };

const full = {
  Title,
  SubTitle: { ar: 'على المشروبات المختصة في كل الفروع', en: 'Off speciality drinks in every branch' },
  BackToPreviousPageLink: {
    ar: { text: 'كل العروض', href: '/personal' },
    en: { text: 'All offers', href: '/personal' },
  },
  StartDate: '2026-01-01',
  ExpiryDate: '2099-01-31',
  Discount: 30,
  Link: {
    ar: { text: 'اطلب البطاقة', href: '/personal/cards' },
    en: { text: 'Get the card', href: '/personal/cards' },
  },
  BannerImage: {
    ar: { src: 'offers/bunn-banner.svg', alt: 'فنجان قهوة' },
    en: { src: 'offers/bunn-banner.svg', alt: 'A cup of coffee' },
  },
  BackgroundColor: '#EFE3D6',
  Logo: {
    ar: { src: 'offers/bunn.svg', alt: 'شعار بُن' },
    en: { src: 'offers/bunn.svg', alt: 'Logo of Bunn' },
  },
  AboutOffer: { ar: 'تحمّص بُن حبوبها كل صباح.', en: 'Bunn roasts its beans every morning.' },
  HowToRedeemOffer: {
    ar: '- ادفع ببطاقة ركن.\n\n  -أقصى خصم ٦٠ ريالاً.  \n -- ما عدا الآلات\nفي كل الفروع\n - \n',
    en: '- Pay with a Rukn card.\n\n  -At most 60 riyals.  \n -- except machines\nIn every branch\n - \n',
  },
  PromoCode: 'BUNN30',
  StoreWebsite: {
    ar: { text: 'متجر بُن', href: 'https://bunn.example/ar' },
    en: { text: 'The Bunn shop', href: 'https://bunn.example/en' },
  },
};

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title } },
  full: { fields: full },
  ended: { fields: { ...full, StartDate: '2025-01-01', ExpiryDate: '2025-12-31' } },
  blankCode: { fields: { Title, PromoCode: ' ', HowToRedeemOffer: { ar: ' -\n\n', en: ' -\n\n' } } },
  storeOfTheSite: {
    fields: { Title, StoreWebsite: { ar: { text: 'متجر', href: '/help' }, en: { text: 'A shop', href: '/help' } } },
  },
  storeWithoutText: { fields: { Title, StoreWebsite: { href: 'https://bunn.example/' } } },
});
