import { image } from '#sitecore/definitions/renderings/image.ts';
import { promo } from '#sitecore/definitions/renderings/promo.ts';
import { richText } from '#sitecore/definitions/renderings/rich-text.ts';
import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './Container.widget.ts';

const text = {
  rendering: richText,
  fixture: {
    fields: {
      Text: {
        ar: '<h2>ادخر من راتبك</h2><p>نحوّل ما تختاره أول كل شهر.</p>',
        en: '<h2>Save from your salary</h2><p>We move what you choose on the first of each month.</p>',
      },
    },
  },
};
const half = { GridParameters: 'col-12 col-md-6' };

export const fixtures = defineFixtures(widget, {
  plain: { placeholders: { 'container-1': [text] } },
  ground: { params: { Styles: 'container-color-background' }, placeholders: { 'container-1': [text] } },
  picture: {
    params: { BackgroundImage: 'mediaurl="/-/media/products/accounts-wide.svg"' },
    placeholders: { 'container-1': [text] },
  },
  sideBySide: {
    placeholders: {
      'container-1': [
        {
          rendering: promo,
          fixture: {
            params: half,
            fields: {
              PromoText: { ar: '<p>افتح حسابك من جوالك.</p>', en: '<p>Open an account on your phone.</p>' },
              PromoLink: {
                ar: { href: '/personal/accounts', text: 'افتح حساباً' },
                en: { href: '/personal/accounts', text: 'Open an account' },
              },
            },
          },
        },
        {
          rendering: image,
          fixture: { params: half, fields: { Image: { src: 'products/accounts-wide.svg', alt: '' } } },
        },
      ],
    },
  },
  empty: {},
});
