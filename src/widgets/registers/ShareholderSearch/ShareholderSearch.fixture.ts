import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './ShareholderSearch.widget.ts';

export const fixtures = defineFixtures(widget, {
  minimal: {},
  full: {
    fields: { Note: { ar: 'يُحدَّث بعد إغلاق كل يوم تداول.', en: 'Updated after the close of every trading day.' } },
  },
});
