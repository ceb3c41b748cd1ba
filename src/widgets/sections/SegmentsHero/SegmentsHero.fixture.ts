import { defineFixtures } from '#src/cms/fixture.ts';
import { FRAME, LONG_TITLE, OPEN, PICTURE, twenty } from '#src/features/section/specimens.fixture.ts';
import { widget } from './SegmentsHero.widget.ts';

const tile = {
  name: 'personal',
  fields: {
    Title: { ar: 'الأفراد', en: 'Personal' },
    Description: { ar: 'حساب وبطاقة وتمويل', en: 'Account, card and finance' },
    Image: PICTURE,
    BackgroundColor: '#FBF3E2',
    Link: OPEN,
  },
};
const bare = { name: 'bare', fields: { Title: { ar: 'الأعمال', en: 'Business' }, Link: OPEN } };

export const fixtures = defineFixtures(widget, {
  full: { fields: { ...FRAME, items: [tile, bare] } },
  one: { fields: { items: [bare] } },
  twenty: {
    fields: { items: twenty((number) => ({ name: `p${number}`, fields: { Title: LONG_TITLE, Link: OPEN } })) },
  },
});
