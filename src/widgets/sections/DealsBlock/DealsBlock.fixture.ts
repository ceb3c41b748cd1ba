import { defineFixtures } from '#src/cms/fixture.ts';
import { FRAME, LONG_TITLE, OPEN, twenty } from '#src/features/section/specimens.fixture.ts';
import { widget } from './DealsBlock.widget.ts';

const lamp = {
  name: 'lamp',
  fields: {
    Title: { ar: 'مصباح نحاسي', en: 'A brass lamp' },
    Description: { ar: '٤٢٠ ريالاً بدلاً من ٥٦٠', en: 'SAR 420 instead of 560' },
    ImageUrl: { src: 'merchants/mishkat.svg', alt: '' },
    Tag: { ar: 'ينتهي غداً', en: 'Ends tomorrow' },
    Link: OPEN,
  },
};
const tent = {
  name: 'tent',
  fields: {
    Title: { ar: 'خيمة', en: 'A tent' },
    Link: { ar: { href: '/rewards' }, en: { href: '/rewards' } },
  },
};

export const fixtures = defineFixtures(widget, {
  full: { fields: { ...FRAME, items: [lamp, tent] } },
  raised: { params: { elevated: '1' }, fields: { items: [lamp] } },
  twenty: { fields: { items: twenty((number) => ({ name: `d${number}`, fields: { Title: LONG_TITLE } })) } },
});
