import { followDrag } from '#src/ui/carousel/pointer-drag.ts';

/** Time in ms for which a thrown row goes on at the pace at which it was let go. */
const THROW_MS = 180;

/** Lets a row be dragged and thrown with a mouse as touch screens scroll it; it stops at a slide. */
export function dragRow(row: HTMLElement): void {
  let from = 0;
  let last = { x: 0, at: 0 };
  let pace = 0;
  followDrag(row, {
    start: () => {
      from = row.scrollLeft;
      last = { x: 0, at: performance.now() };
      pace = 0;
    },
    move: (x) => {
      const at = performance.now();
      if (at > last.at) pace = (x - last.x) / (at - last.at);
      last = { x, at };
      row.scrollTo({ left: from - x, behavior: 'instant' });
    },
    end: (x) => {
      // The attribute holds the snapping off while the row is dragged.
      row.removeAttribute('data-dragged');
      row.dataset.thrown = '';
      row.scrollTo({ left: from - x - pace * THROW_MS });
    },
  });
  row.addEventListener(
    'click',
    (event) => {
      const wasThrown = row.dataset.thrown !== undefined;
      delete row.dataset.thrown;
      if (wasThrown) event.preventDefault();
    },
    { capture: true },
  );
}
