import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './Image.widget.ts';

const Image = {
  ar: { src: 'products/accounts-wide.svg', alt: 'حسابات ركن' },
  en: { src: 'products/accounts-wide.svg', alt: 'Rukn accounts' },
};

export const fixtures = defineFixtures(widget, {
  plain: { fields: { Image } },
  linked: {
    fields: {
      Image,
      ImageCaption: { ar: 'حساب بلا حد أدنى', en: 'An account without a minimum' },
      TargetUrl: {
        ar: { href: '/personal/accounts', text: 'الحسابات' },
        en: { href: '/personal/accounts', text: 'Accounts' },
      },
    },
  },
  banner: { params: { FieldNames: 'Banner' }, fields: { Image } },
  linkedBanner: {
    params: { FieldNames: 'Banner' },
    fields: {
      Image,
      ImageCaption: { ar: 'تعليق', en: 'A caption' },
      TargetUrl: { ar: { href: '/personal/accounts' }, en: { href: '/personal/accounts' } },
    },
  },
  nameless: {
    fields: {
      Image: { ar: { src: 'products/accounts-wide.svg', alt: '' }, en: { src: 'products/accounts-wide.svg', alt: '' } },
      TargetUrl: { ar: { href: '/personal/accounts' }, en: { href: '/personal/accounts' } },
    },
  },
  captionOnly: { fields: { ImageCaption: { ar: 'تعليق', en: 'A caption' } } },
});
