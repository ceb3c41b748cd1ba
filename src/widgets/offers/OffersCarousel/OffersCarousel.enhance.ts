import { enhanceCarousels } from '#src/ui/carousel/enhance-carousels.ts';
import { enhanceClamps } from '#src/ui/disclosure/enhance-clamps.ts';

/** Moves between the cards, and unfolds their descriptions. */
export function enhance(root: HTMLElement): void {
  enhanceCarousels(root);
  enhanceClamps(root);
}
