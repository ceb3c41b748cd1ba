import { enhanceListing } from '#src/features/listing/enhance-listing.ts';
import { enhanceClamps } from '#src/ui/disclosure/enhance-clamps.ts';

/** Shows other offers in place, and unfolds the descriptions of their cards. */
export function enhanceOffers(root: HTMLElement): void {
  enhanceClamps(root);
  enhanceListing(root, enhanceClamps);
}
