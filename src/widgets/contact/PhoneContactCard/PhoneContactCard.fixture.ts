import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './PhoneContactCard.widget.ts';

const title = { ar: 'اتصل بنا', en: 'Call us' };

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title: title, PhoneNumber: '+966 11 234 5678' } },
  full: {
    fields: {
      Title: title,
      Description: { ar: 'نجيبك على مدار الساعة.', en: 'We answer around the clock.' },
      PhoneNumber: { ar: '٨٠٠ ١٢٣ ٤٥٦٧', en: '800 123 4567' },
      Note: { ar: 'المكالمة مجانية داخل المملكة', en: 'Free within the Kingdom' },
    },
  },
});
