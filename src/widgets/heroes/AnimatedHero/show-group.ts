import { nextTask } from '#src/ui/frames.ts';
import { isMotionReduced } from '#src/ui/reduced-motion.ts';

/** Time in ms in which cards fade. */
const FADE_MS = 220;

/** Leaves only the cards of a group in a row, or all for an empty one; the others fade out and the row closes up. */
export async function showGroup(row: HTMLElement, cards: readonly HTMLElement[], group: string): Promise<void> {
  const isOf = (card: HTMLElement) =>
    group === '' || card.querySelector<HTMLElement>('[data-group]')?.dataset.group === group;
  const left = await fade(
    cards.filter((card) => !card.hidden && !isOf(card)),
    [1, 0],
  );
  // The row is laid out in a task after the last frame of the cards that leave.
  await nextTask();
  const entering = cards.filter((card) => card.hidden && isOf(card));
  for (const card of cards) card.hidden = !isOf(card);
  row.scrollTo({ left: 0, behavior: 'instant' });
  row.dispatchEvent(new Event('slideschange'));
  const entered = await fade(entering, [0, 1]);
  for (const animation of [...left, ...entered]) animation.cancel();
}

/** Fades cards and returns the animations, which leave them as they are at the end until they are cancelled. */
async function fade(cards: readonly HTMLElement[], opacity: readonly [number, number]): Promise<readonly Animation[]> {
  if (isMotionReduced()) return [];
  const fading = cards.flatMap((card) =>
    'animate' in card ? [card.animate({ opacity: [...opacity] }, { duration: FADE_MS, fill: 'both' })] : [],
  );
  await Promise.all(fading.map(({ finished }) => finished));
  return fading;
}
