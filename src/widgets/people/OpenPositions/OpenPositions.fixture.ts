import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './OpenPositions.widget.ts';

const Title = { ar: 'الوظائف المفتوحة', en: 'Open positions' };

const fraud = {
  name: 'head-of-fraud-operations',
  url: '/about/careers/head-of-fraud-operations',
  fields: {
    Title: { ar: 'مدير مكافحة الاحتيال', en: 'Head of fraud operations' },
    BannerTitle: { ar: 'مدير مكافحة الاحتيال', en: 'Head of fraud operations' },
    BannerSubTitle: { ar: 'المخاطر · الرياض', en: 'Risk · Riyadh' },
  },
};
const withoutPage = { name: 'writer', fields: { Title: { ar: 'كاتب محتوى', en: 'Content writer' } } };

export const fixtures = defineFixtures(widget, {
  full: {
    fields: {
      Title,
      Description: { ar: 'الراتب مكتوب في كل إعلان.', en: 'Each of them states the salary.' },
      Positions: [fraud, withoutPage],
    },
  },
  empty: { fields: { Title } },
});
