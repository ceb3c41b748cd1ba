import { nextFrame } from '#src/ui/frames.ts';

/** Takes a row with its controls and its cards out of the layout until they are shown. */
export function holdCards(row: HTMLElement): void {
  row.closest('[data-carousel]')?.toggleAttribute('data-held', true);
  for (const card of row.children) card.toggleAttribute('data-held', true);
}

/**
 * Shows a row that is held, then its cards one in each frame, and lets the carousel measure them: styling and laying out all at once
 * would hold the page up.
 */
export async function showCards(row: HTMLElement): Promise<void> {
  // The tabs are painted in a frame of their own.
  await nextFrame();
  await nextFrame();
  row.closest('[data-carousel]')?.removeAttribute('data-held');
  for (const card of row.querySelectorAll(':scope > [data-held]')) {
    await nextFrame();
    card.removeAttribute('data-held');
  }
  await nextFrame();
  row.dispatchEvent(new Event('slideschange'));
}
