import { enhanceListing } from '#src/features/listing/enhance-listing.ts';
import { enhanceCarousels } from '#src/ui/carousel/enhance-carousels.ts';
import { enhanceClamps } from '#src/ui/disclosure/enhance-clamps.ts';
import { enhancePicker } from './enhance-picker.ts';

/** Shows other offers in place, unfolds the descriptions of their cards, and turns the picker. */
export function enhance(root: HTMLElement): void {
  let picker: HTMLElement | null = null;
  const show = (): void => {
    enhanceClamps(root);
    // The picker comes with a later response when its categories could not be loaded before.
    if (picker) return;
    picker = root.querySelector<HTMLElement>('[data-row]');
    if (!picker) return;
    enhanceCarousels(root);
    enhancePicker(picker);
  };
  show();
  enhanceListing(root, show);
}
