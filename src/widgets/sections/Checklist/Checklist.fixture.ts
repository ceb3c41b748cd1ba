import { defineFixtures } from '#src/cms/fixture.ts';
import { FRAME, LONG_TITLE, twenty } from '#src/features/section/specimens.fixture.ts';
import { widget } from './Checklist.widget.ts';

const identity = { name: 'identity', fields: { Title: { ar: 'هوية سارية', en: 'A valid ID' } } };
const letter = { name: 'letter', fields: { Title: { ar: 'تعريف بالراتب', en: 'A salary letter' } } };

export const fixtures = defineFixtures(widget, {
  full: {
    fields: { ...FRAME, BackgroundImage: { src: 'sections/courtyard.svg', alt: '' }, items: [identity, letter] },
  },
  pictureless: { fields: { ...FRAME, items: [identity] } },
  twenty: { fields: { items: twenty((number) => ({ name: `c${number}`, fields: { Title: LONG_TITLE } })) } },
});
