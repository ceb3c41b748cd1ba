import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './OffersHeroSlider.widget.ts';

const nights = {
  name: 'nights',
  fields: {
    Title: { ar: 'ليالي الدرعية: تذكرة ثانية مجاناً', en: 'Diriyah Nights: second ticket free' },
    SubTitle: {
      ar: 'احجز ببطاقة ركن الائتمانية لأمسيات ديسمبر، واصطحب من تحب.',
      en: 'Book December evenings with your Rukn credit card and bring someone along.',
    },
    Image: { src: 'hero/offers.svg', alt: '' },
    BackgroundColor: '#FBEBD0',
    Link: {
      ar: { href: '/personal/cards', text: 'اختر بطاقتك' },
      en: { href: '/personal/cards', text: 'Choose your card' },
    },
  },
};
const travel = {
  name: 'travel',
  fields: {
    Title: { ar: 'فندقك داخل المملكة أقلّ بخمسة عشر في المئة', en: 'Hotels in the Kingdom, fifteen per cent less' },
    SubTitle: { ar: 'حتى نهاية العام', en: 'Until the end of the year' },
    Image: { src: 'covers/cover-dunes.svg', alt: '' },
    Link: {
      ar: { href: '/personal/cards/travel', text: 'بطاقة السفر' },
      en: { href: '/personal/cards/travel', text: 'The travel card' },
    },
  },
};
const textOnly = { name: 'text-only', fields: { Title: { ar: 'عروض كل أسبوع', en: 'New offers every week' } } };

export const fixtures = defineFixtures(widget, {
  full: { fields: { Title: { ar: 'أبرز العروض', en: 'Offers to see first' }, items: [nights, travel, textOnly] } },
  single: { fields: { items: [travel] } },
  empty: {},
});
