import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './Title.widget.ts';

const titled = (value: string, path: string) => ({ url: { path }, field: { jsonValue: { value } } });

export const fixtures = defineFixtures(widget, {
  ownPage: {
    fields: {
      data: {
        ar: { datasource: null, contextItem: titled('حسابات الأفراد', '/personal/accounts') },
        en: { datasource: null, contextItem: titled('Personal accounts', '/personal/accounts') },
      },
    },
  },
  otherPage: {
    fields: {
      data: {
        ar: { datasource: titled('البطاقات', '/personal/cards'), contextItem: titled('الأفراد', '/personal') },
        en: { datasource: titled('Cards', '/personal/cards'), contextItem: titled('Personal', '/personal') },
      },
    },
  },
});
