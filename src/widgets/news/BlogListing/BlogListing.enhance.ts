import { enhanceListing } from '#src/features/listing/enhance-listing.ts';

/** Shows other entries in place. */
export const enhance = (root: HTMLElement): void => enhanceListing(root);
