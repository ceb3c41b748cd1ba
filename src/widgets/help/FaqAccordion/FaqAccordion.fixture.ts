import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './FaqAccordion.widget.ts';

const account = {
  name: 'open-account',
  fields: {
    Question: { ar: 'كم يستغرق فتح حساب جديد؟', en: 'How long does it take to open an account?' },
    Answer: { ar: '<p>نحو خمس دقائق من التطبيق.</p>', en: '<p>About five minutes in the app.</p>' },
    ListBullets: {
      ar: [
        { name: '1', value: 'رقم جوال مسجّل باسمك' },
        { name: '2', value: 'العنوان الوطني' },
      ],
      en: [
        { name: '1', value: 'A mobile number in your name' },
        { name: '2', value: 'Your national address' },
      ],
    },
  },
};

const lostCard = {
  name: 'lost-card',
  fields: {
    Question: { ar: 'كيف أوقف بطاقتي إذا فقدتها؟', en: 'How do I stop a lost card?' },
    Answer: { ar: '<p>من التطبيق، أو باتصال واحد.</p>', en: '<p>In the app, or with one call.</p>' },
  },
};

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { items: [lostCard] } },
  empty: {},
  full: {
    fields: {
      Title: { ar: 'أسئلة يطرحها الجميع', en: 'Questions everyone asks' },
      Description: { ar: 'لم تجد جوابك؟ اسألنا.', en: 'Can’t find yours? Ask us.' },
      Link: { ar: { href: '/help', text: 'كل الأسئلة' }, en: { href: '/help', text: 'All questions' } },
      items: [account, lostCard],
    },
  },
});
