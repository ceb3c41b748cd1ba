import type { Scalar } from '#src/features/registers/scalar-fields.ts';

/** A merchant as its card shows it. */
export interface MerchantCard {
  /** Empty without one. */
  readonly name: string;
  /** URL of a picture; empty without one. */
  readonly image: string;
  /** URL of its place or site; empty without one. */
  readonly link: string;
  /** The other fields in the order received. */
  readonly facts: readonly (readonly [name: string, value: Scalar])[];
}

/** Server data of the merchants: all of them, the message of the service, or the status of its failure, 0 without one. */
export type MerchantListData =
  | { readonly kind: 'loaded'; readonly merchants: readonly MerchantCard[] }
  | { readonly kind: 'missing'; readonly message: string }
  | { readonly kind: 'failed'; readonly status: number };
