import { lookup, multilist } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { numberParam } from '../params.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { offerTag } from '../templates/offer.ts';
import { folder } from '../templates/system.ts';

/** All offers, by tag and in an order that the visitor chooses; a placeholder above them is for announcements. */
export const offersListing = rendering('OffersListing', {
  datasource: template('Offers Listing', {
    Title: text({ required: true }),
    Description: text({ multiline: true }),
    /** Item below which the offers are. */
    Root: lookup(folder, { required: true, source: '/items/offers' }),
    Tags: multilist(offerTag, { source: '/items/offer-tags' }),
  }),
  params: { CountPerPage: numberParam({ default: 16, min: 1 }) },
  placeholders: ['offers-announcements'],
});
