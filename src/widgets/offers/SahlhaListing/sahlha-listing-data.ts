import type { Listed } from '#src/features/listing/list-page.ts';
import type { ListingState } from '#src/features/listing/listing-address.ts';
import type { SahlhaCard } from '#src/features/partners/sahlha-card.ts';
import type { sahlhaAddress } from './sahlha-address.ts';

/** A category or a city: its value in addresses, and its name in the language of the page. */
interface SahlhaChoice {
  readonly value: string;
  readonly label: string;
}

/** Server data of the partners. */
export interface SahlhaListingData {
  /** The address as shown: a category and a city that there are, a page that the list has. */
  readonly state: ListingState<typeof sahlhaAddress.params>;
  readonly categories: readonly SahlhaChoice[];
  readonly cities: readonly SahlhaChoice[];
  readonly listed: Listed<SahlhaCard>;
}
