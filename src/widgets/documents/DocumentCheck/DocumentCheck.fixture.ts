import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './DocumentCheck.widget.ts';

export const fixtures = defineFixtures(widget, {
  minimal: {},
  full: {
    fields: {
      Note: {
        ar: 'لا نحفظ ما تُدخله هنا.',
        en: 'We store nothing of what you enter here.',
      },
    },
  },
});
