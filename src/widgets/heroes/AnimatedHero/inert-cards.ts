const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/**
 * Returns a function that makes cards inert or active again, one in each frame from the next one on. Being inert is inherited, so
 * that the browser restyles all that is in an element: a whole row at once would hold the page up. A later call ends an earlier one.
 */
export function inertCards(cards: readonly HTMLElement[]): (inert: boolean) => Promise<void> {
  let calls = 0;
  return async (inert) => {
    const call = ++calls;
    for (const card of cards.filter((each) => each.hasAttribute('inert') !== inert)) {
      await nextFrame();
      if (call !== calls) return;
      card.toggleAttribute('inert', inert);
    }
  };
}
