import { multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { offerCard } from '../templates/offer.ts';

/** Offers that an author chose, beside a text about them. */
export const featuredOffers = rendering('FeaturedOffers', {
  datasource: template('Featured Offers', {
    Title: text({ required: true }),
    Description: text({ multiline: true }),
    Link: link(),
    Offers: multilist(offerCard),
  }),
});
