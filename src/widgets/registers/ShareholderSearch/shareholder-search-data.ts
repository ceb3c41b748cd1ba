import type { Listed } from '#src/features/listing/list-page.ts';
import type { ListingState } from '#src/features/listing/listing-address.ts';
import type { Scalar } from '#src/features/registers/scalar-fields.ts';
import type { shareholderAddress } from './shareholder-address.ts';

/** A shareholder: its values by the names of columns. */
export type Shareholder = Readonly<Record<string, Scalar>>;

/** Server data of the register. */
export interface ShareholderSearchData {
  /** The address as shown: a page that the register has. */
  readonly state: ListingState<typeof shareholderAddress.params>;
  /** Names of columns in the order received. */
  readonly columns: readonly string[];
  readonly listed: Listed<Shareholder>;
}
