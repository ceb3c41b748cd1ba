/** Distance in px from which a press that moves is a drag. */
const DRAG_PX = 6;

/**
 * Lets a row be dragged with a mouse as touch screens scroll it; meanwhile it has `data-dragged`. Returns a function that tells if
 * the last press was a drag: the click that ends it is none.
 */
export function dragRow(row: HTMLElement): () => boolean {
  let dragged = false;
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
      // Snaps to the stop that is nearest.
      delete row.dataset.dragged;
    };
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  });
  return () => dragged;
}
