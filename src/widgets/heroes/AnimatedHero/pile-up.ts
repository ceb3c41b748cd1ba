import { rowOffset } from '#src/features/motion/row-offset.ts';
import { validWidths } from '#src/features/motion/viewport-width.ts';

/** Windows in which the pile lies beside the words; in narrower ones it is in the middle. */
const BESIDE = 1024;

const widthOf = validWidths();

/** Writes how far each card is from its place in the pile, its layer in it, and whether others cover it, for the styles. */
export function pileUp(row: HTMLElement, cards: readonly HTMLElement[], kind: 'basic' | 'links'): void {
  const width = widthOf(document.documentElement.clientWidth);
  const rightToLeft = getComputedStyle(row).direction === 'rtl';
  row.scrollTo({ left: 0, behavior: 'instant' });
  const card = cards[0]?.offsetWidth ?? 0;
  const pile = width >= BESIDE ? rowOffset(width, kind) : (width - card) / 2;
  const shown = cards.filter(({ hidden }) => !hidden);
  // All positions are read before one is written.
  const starts = shown.map(({ offsetLeft, offsetWidth }) =>
    rightToLeft ? row.clientWidth - offsetLeft - offsetWidth : offsetLeft,
  );
  for (const [index, one] of shown.entries()) {
    const shift = (pile - (starts[index] ?? 0)) * (rightToLeft ? -1 : 1);
    one.style.setProperty('--shift', `${Math.round(shift)}px`);
    one.style.setProperty('--layer', `${Math.max(LAYERS - index, 0)}`);
    // All in the lowest layer lie at one place, the last one on top.
    one.toggleAttribute('data-covered', index >= LAYERS && index < shown.length - 1);
  }
}

/** Layers of the pile that lie apart; the cards below them are in one. */
const LAYERS = 5;
