import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './ContactChannels.widget.ts';

const phone = {
  name: 'phone',
  fields: {
    Icon: 'phone' as const,
    Title: { ar: 'الهاتف المجاني', en: 'Freephone' },
    Description: { ar: 'على مدار الساعة', en: 'Around the clock' },
    PhoneNumber: { ar: '٨٠٠ ١٢٣ ٤٥٦٧', en: '800 123 4567' },
  },
};
const abroad = {
  name: 'abroad',
  fields: {
    Icon: 'globe' as const,
    Title: { ar: 'من خارج المملكة', en: 'From abroad' },
    PhoneNumber: '+966 11 234 5678',
  },
};
const fraud = {
  name: 'fraud',
  fields: {
    Icon: 'shield' as const,
    Title: { ar: 'بلاغات الاحتيال', en: 'Fraud reports' },
    Link: { ar: { href: '/help/fraud', text: 'أبلغ الآن' }, en: { href: '/help/fraud', text: 'Report now' } },
  },
};

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { items: [phone] } },
  full: {
    fields: {
      Title: { ar: 'كيف تصل إلينا', en: 'How to reach us' },
      SubTitle: { ar: 'اختر ما يريحك.', en: 'Choose what suits you.' },
      Link: { ar: { href: '/help', text: 'مركز المساعدة' }, en: { href: '/help', text: 'Help centre' } },
      items: [phone, abroad, fraud],
    },
  },
  empty: {},
});
