import { lookup } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { folder } from '../templates/system.ts';

/** The partners of the Sahlha programme by name, category and city. */
export const sahlhaListing = rendering('SahlhaListing', {
  datasource: template('Sahlha Listing', {
    /** Item below which the offers, the categories and the cities are. */
    Root: lookup(folder, { required: true, source: '/items/sahlha' }),
    /** To the page with the carousel. */
    Link: link(),
  }),
});
