import { image } from '../fields/image.ts';
import { children, multilist } from '../fields/items.ts';
import { number } from '../fields/number.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';

/** A kind of shop of the Tasaheal programme. */
export const tasahealCategory = template('Tasaheal Category', { Title: text({ required: true }) });

/** An offer of a shop of the Tasaheal programme; the name of the item is that of the brand. */
export const tasahealOffer = template('Tasaheal Offer', {
  Title: text({ required: true }),
  Description: text({ multiline: true }),
  Image: image(),
  Category: multilist(tasahealCategory, { source: '/items/tasaheal/categories' }),
  /** Percent. */
  Discount: number(),
  /** Day on which it ends, as YYYYMMDD; a time after it is not read. */
  expiryDate: text({ shared: true }),
});

/** The categories of shops. */
export const tasahealCategories = template('Tasaheal Categories', { categories: children(tasahealCategory) });

/** The shops' offers, in the order of the list. */
export const tasahealOffers = template('Tasaheal Offers', { offers: children(tasahealOffer) });
