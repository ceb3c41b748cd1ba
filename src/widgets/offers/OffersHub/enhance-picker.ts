import { PICK_PAUSE_MS } from '#src/config/timings.ts';

/** Windows in which the picker has six columns. */
const WIDE = '(width >= 48rem)';

/** Distance in px from which a press that moves is a drag. */
const DRAG_PX = 6;

/**
 * Lets a picker be dragged with a mouse as touch screens scroll it, without picking what the drag began on; ignores further picks
 * for a second, and returns to its first page when the window becomes narrow or wide.
 */
export function enhancePicker(row: HTMLElement): void {
  let pickedAt = -Infinity;
  let dragged = false;
  row.addEventListener(
    'click',
    (event) => {
      const isPick = event.target instanceof Element && event.target.closest('button') !== null;
      const isIgnored = dragged || (isPick && Date.now() - pickedAt < PICK_PAUSE_MS);
      dragged = false;
      if (isIgnored) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else if (isPick) pickedAt = Date.now();
    },
    { capture: true },
  );
  row.addEventListener('pointerdown', ({ pointerType, clientX: from, button }) => {
    dragged = false;
    if (pointerType !== 'mouse' || button !== 0) return;
    const start = row.scrollLeft;
    const dragging = new AbortController();
    const { signal } = dragging;
    addEventListener(
      'pointermove',
      ({ clientX }) => {
        if (!dragged && Math.abs(clientX - from) < DRAG_PX) return;
        dragged = true;
        row.dataset.dragged = '';
        row.scrollLeft = start - (clientX - from);
      },
      { signal },
    );
    const end = () => {
      dragging.abort();
      // Snaps to the page that is nearest.
      delete row.dataset.dragged;
    };
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  });
  matchMedia(WIDE).addEventListener('change', () => row.scrollTo({ left: 0, behavior: 'instant' }));
}
