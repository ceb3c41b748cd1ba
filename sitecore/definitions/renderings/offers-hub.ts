import { image } from '../fields/image.ts';
import { lookup } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { booleanParam } from '../params.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { folder } from '../templates/system.ts';

/** The offers of a category that the visitor picks, at first the best ones. */
export const offersHub = rendering('OffersHub', {
  datasource: template('Offers Hub', {
    Title: text({ required: true }),
    Description: text({ multiline: true }),
    /** Item below which the categories are. */
    Root: lookup(folder, { required: true, source: '/items/offers' }),
    /** The tile of the best offers. */
    BestTitle: text({ required: true }),
    BestImage: image(),
  }),
  params: { HideBestOffer: booleanParam() },
});
