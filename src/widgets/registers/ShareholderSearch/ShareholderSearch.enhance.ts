import { enhanceListing } from '#src/features/listing/enhance-listing.ts';

/** Shows other shareholders in place. */
export const enhance = (root: HTMLElement): void => enhanceListing(root);
