import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './CategorisedFaq.widget.ts';

const question = (name: string, ar: string, en: string, answer: { readonly ar: string; readonly en: string }) => ({
  name,
  fields: {
    Question: { ar, en },
    Answer: { ar: `<p>${answer.ar}</p>`, en: `<p>${answer.en}</p>` },
  },
});

const accounts = {
  name: 'accounts',
  fields: {
    Title: { ar: 'الحسابات', en: 'Accounts' },
    Icon: 'wallet' as const,
    Questions: [
      question('open', 'كيف أفتح حساباً؟', 'How do I open an account?', {
        ar: 'من التطبيق، في نحو خمس دقائق.',
        en: 'In the app, in about five minutes.',
      }),
      question('fees', 'هل للحساب رسوم شهرية؟', 'Is there a monthly fee?', { ar: 'لا.', en: 'No.' }),
      question('statement', 'أين أجد كشف حسابي؟', 'Where is my statement?', {
        ar: 'في التطبيق، ومجاناً.',
        en: 'In the app, free of charge.',
      }),
    ],
  },
};

const cards = {
  name: 'cards',
  fields: {
    Title: { ar: 'البطاقات', en: 'Cards' },
    Icon: 'card' as const,
    Questions: [
      question('lost', 'كيف أوقف بطاقتي إذا فقدتها؟', 'How do I stop a lost card?', {
        ar: 'من التطبيق، أو باتصال واحد.',
        en: 'In the app, or with one call.',
      }),
      question('abroad', 'هل تعمل بطاقتي خارج المملكة؟', 'Does my card work abroad?', {
        ar: 'نعم، في كل مكان يقبل الشبكة المرسومة على وجهها.',
        en: 'Yes, wherever the network shown on it is taken.',
      }),
    ],
  },
};

const safety = {
  name: 'safety',
  fields: {
    Title: { ar: 'الأمان', en: 'Safety' },
    Icon: 'shield' as const,
    Questions: [
      question('code', 'هل يطلب البنك رمز التحقق؟', 'Does the bank ask for my code?', {
        ar: 'لا، أبداً. لا تعطه أحداً.',
        en: 'Never. Give it to nobody.',
      }),
    ],
  },
};

export const fixtures = defineFixtures(widget, {
  tabs: {
    fields: {
      Title: { ar: 'أسئلة بحسب الموضوع', en: 'Questions by subject' },
      Description: { ar: 'اختر موضوعك.', en: 'Choose your subject.' },
      items: [accounts, cards, safety],
    },
  },
  icons: { params: { Switcher: 'icons', Columns: '2' }, fields: { items: [accounts, cards, safety] } },
  single: { fields: { items: [accounts] } },
  empty: {},
});
