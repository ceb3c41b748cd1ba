import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './FlagshipHead.widget.ts';

export const fixtures = defineFixtures(widget, {
  minimal: {},
  full: {
    fields: {
      Logo: { ar: { src: 'brand/logo-ar.svg', alt: 'بنك ركن' }, en: { src: 'brand/logo-en.svg', alt: 'Rukn Bank' } },
    },
  },
});
