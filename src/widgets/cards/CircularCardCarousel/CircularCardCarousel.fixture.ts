import { defineFixtures } from '#src/cms/fixture.ts';
import { EXAMPLE_TEXTS, exampleCards } from '#src/features/carousel/carousel-cards.fixture.ts';
import { widget } from './CircularCardCarousel.widget.ts';

const { Title } = EXAMPLE_TEXTS;

export const fixtures = defineFixtures(widget, {
  full: { fields: { ...EXAMPLE_TEXTS, items: exampleCards(9) } },
  eight: { fields: { ...EXAMPLE_TEXTS, items: exampleCards(8) } },
  tooMany: { fields: { Title, items: exampleCards(20) } },
  single: { fields: { Title, items: exampleCards(1) } },
  empty: { fields: { Title } },
});
