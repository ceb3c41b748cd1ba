import { rendering } from '../rendering.ts';
import { offerCategoryHead } from '../templates/offer.ts';

/** The offers of a category; the category is the item of the page. */
export const offerCategoryListing = rendering('OfferCategoryListing', { datasource: offerCategoryHead });
