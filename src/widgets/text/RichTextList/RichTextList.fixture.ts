import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './RichTextList.widget.ts';

const consent = {
  name: 'consent',
  fields: {
    Text: {
      ar: '<p><strong>موافقتك أولاً.</strong> لا نشارك بياناتك قبل أن تأذن.</p>',
      en: '<p><strong>Your consent first.</strong> We share nothing before you agree.</p>',
    },
  },
};
const rights = {
  name: 'rights',
  fields: {
    Text: {
      ar: '<p>اطلب نسخة من بياناتك من <a href="/help">مركز المساعدة</a>.</p>',
      en: '<p>Ask for a copy of your data at the <a href="/help">help centre</a>.</p>',
    },
  },
};

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { items: [consent] } },
  full: {
    fields: {
      Title: { ar: 'حقوقك', en: 'Your rights' },
      Image: { src: 'products/protection.svg', alt: '' },
      items: [consent, rights],
    },
  },
  empty: {},
});
