import { defineFixtures } from '#src/cms/fixture.ts';
import { FRAME, LONG_TITLE, OPEN, twenty } from '#src/features/section/specimens.fixture.ts';
import { widget } from './ServiceTiles.widget.ts';

const transfer = {
  name: 'transfer',
  fields: {
    Icon: 'swap' as const,
    Title: { ar: 'حوّل', en: 'Send money' },
    Description: { ar: 'فوري داخل المملكة.', en: 'Instant inside the Kingdom.' },
    Link: OPEN,
  },
};

export const fixtures = defineFixtures(widget, {
  full: { fields: { ...FRAME, items: [transfer] } },
  twenty: {
    fields: { items: twenty((number) => ({ name: `s${number}`, fields: { Title: LONG_TITLE, Link: OPEN } })) },
  },
});
