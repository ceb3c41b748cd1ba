import type { Listed } from '#src/features/listing/list-page.ts';
import type { ListingState } from '#src/features/listing/listing-address.ts';
import type { ListedCategory } from '#src/queries/offer-categories.query.ts';
import type { ListedOffer } from '#src/queries/offers.query.ts';
import type { hubAddress } from './hub-address.ts';

/** A category with the name by which addresses know it: the last segment of its path. */
interface HubCategory extends ListedCategory {
  readonly name: string;
}

/** Server data of the hub. */
export interface OffersHubData {
  /** The address as shown: a category that there is, a page that its list has. */
  readonly state: ListingState<typeof hubAddress.params>;
  /** None when they could not be loaded. */
  readonly categories: readonly HubCategory[];
  readonly listed: Listed<ListedOffer>;
}
