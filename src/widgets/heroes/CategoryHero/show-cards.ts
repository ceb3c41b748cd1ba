import { nextFrame } from '#src/ui/carousel/next-frame.ts';

/** Cards that are styled and laid out in one frame: those of a whole row would hold the page up. */
const CARDS_A_FRAME = 2;

/** Takes a row and its controls, and the cards after its first, out of the layout until they are shown. */
export function holdCards(row: HTMLElement): void {
  row.closest('[data-carousel]')?.toggleAttribute('data-held', true);
  for (const card of row.querySelectorAll(':scope > li + li')) card.toggleAttribute('data-held', true);
}

/** Shows the row that is held, then its cards, some in each frame, and lets the carousel measure them. */
export async function showCards(row: HTMLElement): Promise<void> {
  const held = [...row.querySelectorAll<HTMLElement>(':scope > [data-held]')];
  // What is around the row is painted before.
  await nextFrame();
  await nextFrame();
  row.closest('[data-carousel]')?.removeAttribute('data-held');
  for (const [index, card] of held.entries()) {
    if (index % CARDS_A_FRAME === 0) await nextFrame();
    card.removeAttribute('data-held');
  }
  await nextFrame();
  row.dispatchEvent(new Event('slideschange'));
}
