import { defineFixtures } from '#src/cms/fixture.ts';
import {
  CARD_LOOKS,
  DETAILED_CARD,
  FRAME,
  LONG_TITLE,
  plainCard,
  twenty,
} from '#src/features/section/specimens.fixture.ts';
import { widget } from './FeatureCardGrid.widget.ts';

const items = [DETAILED_CARD, plainCard('deposit'), plainCard('other')];

export const fixtures = defineFixtures(widget, {
  full: { fields: { ...FRAME, items } },
  looks: { params: { ARBFeatuesGridColumnCount: 3, ...CARD_LOOKS }, fields: { items } },
  one: { fields: { items: [plainCard('deposit')] } },
  twenty: {
    fields: { Title: LONG_TITLE, items: twenty((number) => ({ name: `c${number}`, fields: { Title: LONG_TITLE } })) },
  },
});
