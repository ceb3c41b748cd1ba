import { defineFixtures } from '#src/cms/fixture.ts';
import { FRAME, LONG_TITLE, twenty } from '#src/features/section/specimens.fixture.ts';
import { widget } from './ImageWithBullets.widget.ts';

const once = {
  name: 'once',
  fields: {
    Icon: 'bill' as const,
    Title: { ar: 'مستنداتك مرة واحدة', en: 'Your papers once' },
    Description: { ar: 'نحفظها، ولا نطلبها ثانية.', en: 'We keep them and never ask again.' },
  },
};
const bare = { name: 'bare', fields: { Title: { ar: 'رد خلال يوم عمل', en: 'An answer in a working day' } } };

const Image = { src: 'sections/gate.svg', alt: '' };

export const fixtures = defineFixtures(widget, {
  full: { fields: { ...FRAME, Image, items: [once, bare] } },
  flipped: {
    params: { Layout: 'flipped', SubtitlePosition: 'before' },
    fields: { ...FRAME, Image, items: [once] },
  },
  pictureless: {
    fields: { Title: LONG_TITLE, items: twenty((number) => ({ name: `p${number}`, fields: { Title: LONG_TITLE } })) },
  },
});
