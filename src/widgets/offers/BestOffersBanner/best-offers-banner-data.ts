import type { ListedOffer } from '#src/queries/offers.query.ts';

/** Server data of the banner of best offers. */
export interface BestOffersBannerData {
  /** Null when they could not be loaded. */
  readonly offers: readonly ListedOffer[] | null;
}
