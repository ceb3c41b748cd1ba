import { defineFixtures } from '#src/cms/fixture.ts';
import { FRAME, LONG_TITLE, twenty } from '#src/features/section/specimens.fixture.ts';
import { widget } from './FeaturedText.widget.ts';

const once = {
  name: 'once',
  fields: {
    Icon: 'bill' as const,
    Title: { ar: 'مستنداتك مرة واحدة', en: 'Your papers once' },
    Description: { ar: 'نحفظها، ولا نطلبها ثانية.', en: 'We keep them and never ask again.' },
  },
};
const bare = { name: 'bare', fields: { Title: { ar: 'رد خلال يوم عمل', en: 'An answer in a working day' } } };

const Text = { ar: 'البنك الجيد لا يُرى: تجده حين تحتاجه.', en: 'A good bank is hardly seen: there when you need it.' };

export const fixtures = defineFixtures(widget, {
  full: { fields: { ...FRAME, Text, items: [once, bare] } },
  one: { fields: { Text, items: [bare] } },
  twenty: {
    fields: { Text: LONG_TITLE, items: twenty((number) => ({ name: `p${number}`, fields: { Title: LONG_TITLE } })) },
  },
});
