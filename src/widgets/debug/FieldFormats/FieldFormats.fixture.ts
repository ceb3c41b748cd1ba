import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './FieldFormats.widget.ts';

const Title = { ar: 'صيغ الكتابة', en: 'Formats' };

export const fixtures = defineFixtures(widget, {
  full: {
    fields: {
      Title,
      Phone: { ar: '٨٠٠ ١٢٣ ٤٥٦٧', en: '800 123 4567' },
      Sentence: {
        ar: 'من خارج المملكة +966 11 234 5678، والرسوم 2.5% من 1500 ريال.',
        en: 'From abroad +966 11 234 5678; the fee is 2.5% of SAR 1,500.',
      },
      Amount: 1234.5,
      Percentage: 8.9,
      Date: '2026-12-31',
      Number: 51740,
    },
  },
  minimal: { fields: { Title } },
});
