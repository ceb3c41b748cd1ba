import { multilist } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { offerGroupSlide } from '../templates/offer.ts';

/** Groups of offers with the number of offers of each: large ones above small ones. */
export const offersOverview = rendering('OffersOverview', {
  datasource: template('Offers Overview', {
    Title: text({ required: true }),
    Primary: multilist(offerGroupSlide),
    Secondary: multilist(offerGroupSlide),
  }),
});
