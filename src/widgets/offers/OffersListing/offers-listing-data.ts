import type { Listed } from '#src/features/listing/list-page.ts';
import type { ListingState } from '#src/features/listing/listing-address.ts';
import type { ListedOffer } from '#src/queries/offers.query.ts';
import type { offersAddress } from './offers-address.ts';

/** Server data of the list of offers. */
export interface OffersListingData {
  /** The address as shown: a tab that there is, a page that the list has. */
  readonly state: ListingState<typeof offersAddress.params>;
  readonly listed: Listed<ListedOffer>;
}
