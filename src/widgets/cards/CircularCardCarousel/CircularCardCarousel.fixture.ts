import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './CircularCardCarousel.widget.ts';

const Title = { ar: 'اختر ما يناسبك', en: 'Choose what suits you' };
const Description = { ar: 'اسحب البطاقات أو استعمل السهمين.', en: 'Drag the cards or use the arrows.' };

const card = (number: number) => ({
  name: `card-${number}`,
  fields: {
    Title: { ar: `بطاقة ${number.toLocaleString('ar-EG')}`, en: `Card ${number}` },
    Description: { ar: 'بلا رسوم سنوية.', en: 'No annual fee.' },
    Image: { src: 'products/home.svg', alt: '' },

    BackgroundColor: '#FBEBD0',
    Link: {
      ar: { href: '/personal/cards', text: 'التفاصيل' },
      en: { href: '/personal/cards', text: 'Find out more' },
    },
  },
});

const cards = (count: number) => Array.from({ length: count }, (_, index) => card(index + 1));

export const fixtures = defineFixtures(widget, {
  full: { fields: { Title, Description, items: cards(9) } },
  tooMany: { fields: { Title, items: cards(20) } },
  single: { fields: { Title, items: cards(1) } },
  empty: { fields: { Title } },
});
