import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './ProtectionTest.widget.ts';

export const fixtures = defineFixtures(widget, {
  full: {
    fields: {
      Title: { ar: 'أدوات المطوّر مفتوحة', en: 'Developer tools are open' },
      Text: { ar: 'أغلقها لترى الصفحة.', en: 'Close them to see the page.' },
    },
  },
});
