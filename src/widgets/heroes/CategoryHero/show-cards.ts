import { nextFrame } from '#src/ui/carousel/next-frame.ts';

/** Cards that are styled and laid out in one frame: those of a whole row would hold the page up. */
const CARDS_A_FRAME = 2;

/** Takes the cards of a row after the first out of the layout, until they are shown. */
export function holdCards(row: HTMLElement): void {
  for (const card of row.querySelectorAll(':scope > li + li')) card.toggleAttribute('data-held', true);
}

/** Shows the cards of a row that are held, some in each frame from the next one on. */
export async function showCards(row: HTMLElement): Promise<void> {
  const held = [...row.querySelectorAll<HTMLElement>(':scope > [data-held]')];
  for (const [index, card] of held.entries()) {
    if (index % CARDS_A_FRAME === 0) await nextFrame();
    card.removeAttribute('data-held');
  }
  row.dispatchEvent(new Event('slideschange'));
}
