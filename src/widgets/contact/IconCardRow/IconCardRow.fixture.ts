import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './IconCardRow.widget.ts';

const call = {
  name: 'call',
  fields: {
    Icon: 'phone' as const,
    Title: { ar: 'الهاتف', en: 'Phone' },
    Description: { ar: 'على مدار الساعة', en: 'Around the clock' },
    Link: { ar: { href: '/help/contact', text: 'اتصل' }, en: { href: '/help/contact', text: 'Call' } },
  },
};
const chat = { name: 'chat', fields: { Icon: 'chat' as const, Title: { ar: 'المحادثة', en: 'Chat' } } };
const branch = {
  name: 'branch',
  fields: {
    Icon: 'pin' as const,
    Title: { ar: 'الفروع', en: 'Branches' },
    Description: { ar: 'من الأحد إلى الخميس', en: 'Sunday to Thursday' },
  },
};
const safety = { name: 'safety', fields: { Icon: 'shield' as const, Title: { ar: 'الاحتيال', en: 'Fraud' } } };

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { items: [chat] } },
  full: { fields: { Title: { ar: 'نحن قريبون', en: 'We are near' }, items: [call, chat, branch, safety] } },
  empty: {},
});
