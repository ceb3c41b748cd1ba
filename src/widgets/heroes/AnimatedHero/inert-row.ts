const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/**
 * Returns a function that makes a row and its cards inert or active again, one element in each frame from the next one on. Being
 * inert is inherited, so that the browser restyles all that is in an element: a row at once would hold the page up. A later call ends
 * an earlier one.
 */
export function inertRow(row: HTMLElement, cards: readonly HTMLElement[]): (inert: boolean) => Promise<void> {
  let calls = 0;
  return async (inert) => {
    const call = ++calls;
    // The row is the one whose cards are inert already, whichever way.
    const parts = inert ? [...cards, row] : [row, ...cards];
    for (const part of parts.filter((each) => each.hasAttribute('inert') !== inert)) {
      await nextFrame();
      if (call !== calls) return;
      part.toggleAttribute('inert', inert);
    }
  };
}
