import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './SahlhaCarousel.widget.ts';

const Root = { name: 'sahlha', fields: {} };
const Title = { ar: 'عروض مختارة لمنشأتك', en: 'Picked for your business' };

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title, Root } },
  full: {
    fields: {
      Title,
      ValidityNotice: { ar: 'صالح حتى: ٣١ ديسمبر ٢٠٢٩', en: 'Valid to: 31 December 2029' },
      Root,
      BackLink: {
        ar: { href: '/business', text: 'الأعمال' },
        en: { href: '/business', text: 'Business' },
      },
    },
  },
});
