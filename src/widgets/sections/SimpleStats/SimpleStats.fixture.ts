import { defineFixtures } from '#src/cms/fixture.ts';
import { FRAME, LONG_TITLE, twenty } from '#src/features/section/specimens.fixture.ts';
import { widget } from './SimpleStats.widget.ts';

const rating = {
  name: 'rating',
  fields: { Number: { ar: '٤٫٨', en: '4.8' }, Label: { ar: 'تقييم التطبيق', en: 'rating of the app' } },
};
const minutes = {
  name: 'minutes',
  fields: { Number: { ar: 'دقيقتان', en: '2 min' }, Label: { ar: 'لفتح حساب', en: 'to open an account' } },
};

export const fixtures = defineFixtures(widget, {
  full: { fields: { ...FRAME, items: [rating, minutes] } },
  one: { fields: { items: [{ name: 'fee', fields: { Number: { ar: '٠٪', en: '0%' } } }] } },
  twenty: {
    fields: {
      Title: LONG_TITLE,
      items: twenty((number) => ({ name: `s${number}`, fields: { Number: `${number}`, Label: LONG_TITLE } })),
    },
  },
});
