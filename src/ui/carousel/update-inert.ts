import { nextFrame } from '../frames.ts';

/**
 * Makes cards inert or active again, as `isActive` says by then, one in each frame from the next one on. Being inert is inherited,
 * so that the browser restyles all that is in an element: all cards at once would hold the page up.
 */
export async function updateInert(
  cards: readonly HTMLElement[],
  isActive: (card: HTMLElement) => boolean,
): Promise<void> {
  for (const card of cards) {
    const isInert = card.hasAttribute('inert');
    if (isInert === !isActive(card)) continue;
    await nextFrame();
    card.toggleAttribute('inert', !isActive(card));
  }
}
