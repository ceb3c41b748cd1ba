import type { Listed } from '#src/features/listing/list-page.ts';
import type { ListingState } from '#src/features/listing/listing-address.ts';
import type { tasahealAddress } from './tasaheal-address.ts';
import type { TasahealCard } from './tasaheal-card.ts';

/** Server data of the shops. */
export interface TasahealListingData {
  /** The address as shown: a field that there is, a page that the list has. */
  readonly state: ListingState<typeof tasahealAddress.params>;
  readonly listed: Listed<TasahealCard>;
  /** Message of a failure, which visitors do not see (ERR-06); empty without one. */
  readonly error: string;
}
