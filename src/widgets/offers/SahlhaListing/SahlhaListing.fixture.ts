import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './SahlhaListing.widget.ts';

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Root: { name: 'sahlha', fields: {} } } },
  full: {
    fields: {
      Root: { name: 'sahlha', fields: {} },
      Link: {
        ar: { href: '/sahlha/offers', text: 'عروض مختارة' },
        en: { href: '/sahlha/offers', text: 'Our picks' },
      },
    },
  },
});
