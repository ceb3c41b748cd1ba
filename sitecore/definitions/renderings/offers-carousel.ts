import { children, lookup } from '../fields/items.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { deal } from '../templates/deal.ts';
import { offerParent } from '../templates/offer.ts';

/** Offers beside a card that leads to all of them. */
export const offersCarousel = rendering('OffersCarousel', {
  datasource: template('Offers Carousel', { Parent: lookup(offerParent), items: children(deal) }),
});
