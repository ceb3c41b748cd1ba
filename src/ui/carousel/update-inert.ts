import { nextIdleFrame } from '../frames.ts';

/**
 * Makes cards inert or active again, as `isActive` says by then, one in each idle frame from the next one on, those that become
 * inert first. Being inert is inherited, so that the browser restyles all that is in an element: all cards at once would hold the page up.
 */
export async function updateInert(
  cards: readonly HTMLElement[],
  isActive: (card: HTMLElement) => boolean,
): Promise<void> {
  const changing = cards.filter((card) => card.hasAttribute('inert') === isActive(card));
  const leaving = changing.filter((card) => !isActive(card));
  for (const card of [...leaving, ...changing.filter(isActive)]) {
    await nextIdleFrame();
    card.toggleAttribute('inert', !isActive(card));
  }
}
