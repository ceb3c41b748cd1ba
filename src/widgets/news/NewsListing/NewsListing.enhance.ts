import { enhanceListing } from '#src/features/listing/enhance-listing.ts';

/** Shows other articles in place. */
export const enhance = (root: HTMLElement): void => enhanceListing(root);
