import { lookup } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { folder } from '../templates/system.ts';

/** The offers that authors marked as best, as banners. */
export const bestOffersBanner = rendering('BestOffersBanner', {
  datasource: template('Best Offers Banner', {
    Title: text({ required: true }),
    /** Item below which the offers are. */
    Root: lookup(folder, { required: true, source: '/items/offers' }),
  }),
});
