import { animationsEnd } from '#src/features/motion/animations-end.ts';
import { createMotion } from '#src/features/motion/create-motion.ts';
import { deckPlace } from '#src/features/motion/stack-places.ts';
import { showPosition } from '#src/ui/carousel/show-position.ts';
import { updateInert } from '#src/ui/carousel/update-inert.ts';

/** Lays the first card to the back, or the last one to the front, without end. */
export function enhance(root: HTMLElement): void {
  const deck = root.querySelector<HTMLElement>('.deck-cards');
  const controls = root.querySelector<HTMLElement>('[data-controls]');
  if (!deck || !controls) return;
  const cards = [...deck.querySelectorAll<HTMLElement>(':scope > li')];
  const show = showPosition(controls, () => undefined);
  let front = 0;
  const place = (): void => {
    for (const [index, card] of cards.entries()) card.dataset.place = deckPlace(index, front, cards.length);
    void updateInert(cards, (card) => card === cards[front]);
  };
  const run = async (step: number): Promise<void> => {
    const leaving = cards[front];
    front = (front + step + cards.length) % cards.length;
    leaving?.toggleAttribute('data-leaves', step > 0);
    place();
    show(front, cards.length, { announced: true, endless: true });
    await animationsEnd(cards);
    leaving?.removeAttribute('data-leaves');
  };
  const motion = createMotion({ root: deck, phase: 'resting', run });
  controls.addEventListener('click', ({ target }) => {
    const step = target instanceof Element ? target.closest<HTMLElement>('[data-move]')?.dataset.move : undefined;
    if (step !== undefined) motion.choose(Number(step), { whileBusy: 'queue' });
  });
  place();
  show(0, cards.length, { endless: true });
}
