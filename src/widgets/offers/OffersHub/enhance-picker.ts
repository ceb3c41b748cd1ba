import { PICK_PAUSE_MS } from '#src/config/timings/offers.ts';
import { dragRow } from '#src/ui/carousel/drag-row.ts';

/** Windows in which the picker has six columns. */
const WIDE = '(width >= 48rem)';

/**
 * Lets a picker be dragged with a mouse as touch screens scroll it, without picking what the drag began on; ignores further picks
 * for a second, and returns to its first page when the window becomes narrow or wide.
 */
export function enhancePicker(row: HTMLElement): void {
  let pickedAt = -Infinity;
  const wasDragged = dragRow(row);
  row.addEventListener(
    'click',
    (event) => {
      // A click of the keyboard follows no press.
      const isDrag = event.detail > 0 && wasDragged();
      const isPick = event.target instanceof Element && event.target.closest('button') !== null;
      if (isDrag || (isPick && Date.now() - pickedAt < PICK_PAUSE_MS)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else if (isPick) pickedAt = Date.now();
    },
    { capture: true },
  );
  matchMedia(WIDE).addEventListener('change', () => row.scrollTo({ left: 0, behavior: 'instant' }));
}
