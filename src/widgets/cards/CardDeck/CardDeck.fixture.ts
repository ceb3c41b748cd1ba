import { defineFixtures } from '#src/cms/fixture.ts';
import { LONG_TITLE, NO_IMAGE, pictureCard } from '#src/features/motion/hero-cards.fixture.ts';
import { widget } from './CardDeck.widget.ts';

const Title = { ar: 'اختر ما يناسبك', en: 'Choose what suits you' };
const Description = { ar: 'واحدة بعد أخرى، بالسهمين.', en: 'One after the other, with the arrows.' };

const cards = (count: number) => Array.from({ length: count }, (_, index) => pictureCard(index + 1));

export const fixtures = defineFixtures(widget, {
  full: { fields: { Title, Description, items: cards(5) } },
  single: { fields: { Title, items: cards(1) } },
  twenty: { fields: { Title, items: cards(20) } },
  withoutPicture: { fields: { Title, items: [1, 2, 3].map((value) => pictureCard(value, { image: NO_IMAGE })) } },
  longTitles: {
    fields: { Title: LONG_TITLE, items: [1, 2, 3].map((value) => pictureCard(value, { title: LONG_TITLE })) },
  },
  empty: { fields: { Title } },
});
