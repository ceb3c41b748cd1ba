import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './AnimatedFaq.widget.ts';

const delay = {
  name: 'delay',
  fields: {
    Question: { ar: 'كيف أطلب تأجيل قسط؟', en: 'How do I ask to delay an instalment?' },
    Answer: { ar: '<p>من التطبيق قبل موعده بثلاثة أيام.</p>', en: '<p>In the app, three days before it is due.</p>' },
    ListBullets: {
      ar: [{ name: '1', value: 'مرة في السنة' }],
      en: [{ name: '1', value: 'Once a year' }],
    },
  },
};

const early = {
  name: 'early',
  fields: {
    Question: { ar: 'هل أستطيع السداد المبكر؟', en: 'Can I repay early?' },
    Answer: { ar: '<p>نعم، في أي وقت.</p>', en: '<p>Yes, at any time.</p>' },
  },
};

const insurance = {
  name: 'insurance',
  fields: {
    Question: { ar: 'هل التأمين مشمول؟', en: 'Is insurance included?' },
    Answer: { ar: '<p>نعم، ويظهر في جدول السداد.</p>', en: '<p>Yes, and the schedule shows it.</p>' },
  },
};

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { items: [delay] } },
  full: {
    fields: {
      Title: { ar: 'عن التمويل', en: 'About finance' },
      Description: { ar: 'أكثر ما نُسأل عنه.', en: 'What we are asked most.' },
      items: [delay, early, insurance],
    },
  },
  empty: {},
});
