import { multilist } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { offerCategorySlide } from '../templates/offer.ts';

/** Categories of offers as slides that lead to them. */
export const offerCategoriesBanner = rendering('OfferCategoriesBanner', {
  datasource: template('Offer Categories Banner', {
    Title: text({ required: true }),
    Categories: multilist(offerCategorySlide),
  }),
});
