import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './ErrorCard.widget.ts';

const message = { ar: 'لم نتمكن من إتمام ما طلبته.', en: 'We could not complete that.' };

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Message: message } },
  empty: {},
  server: { params: { Kind: 'server' } },
  goBack: { fields: { Message: message }, params: { GoBack: 'show' } },
  full: {
    fields: {
      Title: { ar: 'تعذّر عرض هذه الصفحة', en: 'We can’t show this page' },
      Message: message,
      BackLink: { ar: { href: '/', text: 'العودة إلى الرئيسية' }, en: { href: '/', text: 'Back to the home page' } },
    },
    params: { TitleLevel: '1' },
  },
});
