import { defineFixtures } from '#src/cms/fixture.ts';
import { BARE_TILE, FRAME, TILE, twentyTiles } from '#src/features/section/specimens.fixture.ts';
import { widget } from './SegmentsHero.widget.ts';

export const fixtures = defineFixtures(widget, {
  full: { fields: { ...FRAME, items: [TILE, BARE_TILE] } },
  one: { fields: { items: [BARE_TILE] } },
  twenty: { fields: { items: twentyTiles() } },
});
