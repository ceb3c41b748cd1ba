import { enhanceListing } from '#src/features/listing/enhance-listing.ts';

/** Requests the merchants again in place. */
export const enhance = (root: HTMLElement): void => enhanceListing(root);
