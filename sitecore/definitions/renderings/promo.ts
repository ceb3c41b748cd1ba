import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { richText } from '../fields/rich-text.ts';
import { rendering } from '../rendering.ts';
import { variantParams } from '../sxa.ts';
import { template } from '../template.ts';

/** SXA's Promo: a picture, a text and a link; the variant WithText has a second text in place of the link. */
export const promo = rendering('Promo', {
  datasource: template('Promo', {
    PromoIcon: image(),
    PromoText: richText(),
    PromoText2: richText(),
    PromoLink: link(),
  }),
  params: variantParams,
});
