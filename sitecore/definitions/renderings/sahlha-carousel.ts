import { lookup } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { folder } from '../templates/system.ts';

/** Chosen partners of the Sahlha programme as a carousel, with a link back to all of them. */
export const sahlhaCarousel = rendering('SahlhaCarousel', {
  datasource: template('Sahlha Carousel', {
    Title: text({ required: true }),
    /** Until when the offers are valid; the dictionary's notice by default. */
    ValidityNotice: text(),
    /** Item below which the offers are. */
    Root: lookup(folder, { required: true, source: '/items/sahlha' }),
    /** The page of the programme by default. */
    BackLink: link(),
  }),
});
