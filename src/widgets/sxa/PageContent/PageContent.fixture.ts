import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './PageContent.widget.ts';

export const fixtures = defineFixtures(widget, {
  full: {
    fields: {
      Content: {
        ar: '<h2>عن هذه الخدمة</h2><p>متاحة لعملاء الأفراد طوال أيام الأسبوع.</p>',
        en: '<h2>About this service</h2><p>Open to personal customers every day of the week.</p>',
      },
    },
  },
});
