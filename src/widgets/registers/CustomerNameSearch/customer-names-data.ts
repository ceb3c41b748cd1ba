import type { ListPage } from '#src/features/listing/list-page.ts';
import type { ListingState } from '#src/features/listing/listing-address.ts';
import type { namesAddress } from './names-address.ts';
import type { TermError } from './term-error.ts';

/** Server data of the search. */
export interface CustomerNamesData {
  /** The address as shown. */
  readonly state: ListingState<typeof namesAddress.params>;
  /** A page of names; none before a search. */
  readonly found: Omit<ListPage<string>, 'total'> | undefined;
  readonly error: TermError | undefined;
}
