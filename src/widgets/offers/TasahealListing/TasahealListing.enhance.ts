import { enhanceListing } from '#src/features/listing/enhance-listing.ts';

/** Shows another page of shops in place. */
export const enhance = (root: HTMLElement): void => enhanceListing(root);
