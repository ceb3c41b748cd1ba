import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './LinkList.widget.ts';

const entry = (text: string, href: string) => ({ field: { link: { value: { text, href } } } });

export const fixtures = defineFixtures(widget, {
  full: {
    fields: {
      data: {
        ar: {
          datasource: {
            field: { title: { value: 'روابط مهمة' } },
            children: { results: [entry('الرسوم', '/legal/fees'), entry('تواصل معنا', '/help/contact')] },
          },
        },
        en: {
          datasource: {
            field: { title: { value: 'Useful links' } },
            children: { results: [entry('Fees', '/legal/fees'), entry('Contact us', '/help/contact')] },
          },
        },
      },
    },
  },
  withoutTexts: {
    fields: {
      data: {
        ar: { datasource: { field: null, children: { results: [entry('', '/legal/fees'), entry('', '')] } } },
        en: { datasource: { field: null, children: { results: [entry('', '/legal/fees'), entry('', '')] } } },
      },
    },
  },
  partly: {
    fields: {
      data: {
        ar: {
          datasource: { field: null, children: { results: [null, { field: null }, entry('الرسوم', '/legal/fees')] } },
        },
        en: {
          datasource: { field: null, children: { results: [null, { field: null }, entry('Fees', '/legal/fees')] } },
        },
      },
    },
  },
});
