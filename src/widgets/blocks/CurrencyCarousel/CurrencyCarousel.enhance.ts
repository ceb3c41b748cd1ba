import { dragRow } from '#src/ui/carousel/drag-row.ts';
import { enhanceCarousels } from '#src/ui/carousel/enhance-carousels.ts';

/** Moves the row by buttons, keys and dragging. */
export function enhance(root: HTMLElement): void {
  enhanceCarousels(root);
  for (const row of root.querySelectorAll<HTMLElement>('[data-row]')) dragRow(row);
}
