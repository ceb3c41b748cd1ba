import { lookup } from '../fields/items.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { folder } from '../templates/system.ts';

/** The shops of the Tasaheal programme. */
export const tasahealListing = rendering('TasahealListing', {
  datasource: template('Tasaheal Listing', {
    /** Item below which the offers are. */
    Root: lookup(folder, { required: true, source: '/items/tasaheal' }),
  }),
});
