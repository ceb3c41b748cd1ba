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
});
