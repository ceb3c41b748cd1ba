import { enhanceListing } from '#src/features/listing/enhance-listing.ts';
import { enhanceVideos } from '#src/features/video/enhance-videos.ts';

/** Shows other categories and pages in place, and plays films in a dialog. */
export function enhance(root: HTMLElement): void {
  enhanceListing(root);
  enhanceVideos(root);
}
