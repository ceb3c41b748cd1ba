/** Title and description of an example of a carousel. */
export const EXAMPLE_TEXTS = {
  Title: { ar: 'اختر ما يناسبك', en: 'Choose what suits you' },
  Description: { ar: 'اسحب البطاقات أو استعمل السهمين.', en: 'Drag the cards or use the arrows.' },
};

/** Returns so many cards of an example, numbered from 1. */
export const exampleCards = (count: number) => Array.from({ length: count }, (_, index) => exampleCard(index + 1));

const exampleCard = (number: number) => ({
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
