import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './CustomerNameSearch.widget.ts';

export const fixtures = defineFixtures(widget, {
  minimal: {},
  full: {
    fields: { Note: { ar: 'نُظهر الاسم المسجّل فقط.', en: 'We show the registered name and nothing else.' } },
  },
});
