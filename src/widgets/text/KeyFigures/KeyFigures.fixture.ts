import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './KeyFigures.widget.ts';

const branches = {
  name: 'branches',
  fields: { Title: { ar: 'الفروع', en: 'Branches' }, Figure: { ar: '٢١٤', en: '214' } },
};
const fee = {
  name: 'fee',
  fields: { Title: { ar: 'الرسوم الشهرية', en: 'Monthly fee' }, Figure: { ar: '٥ ريال', en: 'SAR 5' } },
};

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { items: [branches] } },
  full: {
    fields: {
      Title: { ar: 'بالأرقام', en: 'In figures' },
      Note: { ar: 'حتى نهاية الربع الثالث من عام ٢٠٢٦', en: 'At the end of the third quarter of 2026' },
      items: [branches, fee],
    },
  },
  empty: {},
});
