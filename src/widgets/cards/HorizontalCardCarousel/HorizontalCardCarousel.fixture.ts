import { defineFixtures } from '#src/cms/fixture.ts';
import { EXAMPLE_TEXTS, exampleCards } from '#src/features/carousel/carousel-cards.fixture.ts';
import { widget } from './HorizontalCardCarousel.widget.ts';

const { Title } = EXAMPLE_TEXTS;
const ImageWide = { src: 'products/home-wide.svg', alt: '' };

const cards = (count: number) =>
  exampleCards(count).map(({ name, fields }) => ({ name, fields: { ...fields, ImageWide } }));

export const fixtures = defineFixtures(widget, {
  full: { fields: { ...EXAMPLE_TEXTS, items: cards(6) } },
  odd: { fields: { Title, items: cards(5) } },
  single: { fields: { Title, items: cards(1) } },
  empty: { fields: { Title } },
});
