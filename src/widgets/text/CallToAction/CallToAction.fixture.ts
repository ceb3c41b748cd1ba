import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './CallToAction.widget.ts';

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title: { ar: 'اسأل الهيئة الشرعية', en: 'Ask the Shariah board' } } },
  full: {
    fields: {
      Image: { src: 'products/accounts-wide.svg', alt: '' },
      Icon: 'phone',
      Title: { ar: 'هل بقي سؤال؟', en: 'Anything left to ask?' },
      Text: { ar: 'نجيبك على مدار الساعة.', en: 'We answer around the clock.' },
      PhoneNumber: { ar: '٨٠٠ ١٢٣ ٤٥٦٧', en: '800 123 4567' },
      Link: { ar: { text: 'تواصل معنا', href: '/help/contact' }, en: { text: 'Contact us', href: '/help/contact' } },
    },
  },
});
