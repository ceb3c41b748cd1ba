import { EXPANSION_MS, FIRST_EXPANSION_MS } from '#src/config/timings/motion.ts';
import { animationsEnd } from '#src/features/motion/animations-end.ts';
import { createMotion } from '#src/features/motion/create-motion.ts';
import { dragRow } from '#src/features/motion/drag-row.ts';
import { enhanceCarousels } from '#src/ui/carousel/enhance-carousels.ts';
import { updateInert } from '#src/ui/carousel/update-inert.ts';
import { afterFrame, nextTask } from '#src/ui/frames.ts';
import { isMotionReduced } from '#src/ui/reduced-motion.ts';
import { pileUp } from './pile-up.ts';
import { showGroup } from './show-group.ts';

/** The row opens or becomes a pile, or shows the cards of one group. */
type Move = { readonly expanded: boolean } | { readonly group: string };

/** Piles the cards up until the section's anchor is in view; then they are a row that is dragged, stepped and filtered. */
export function enhance(root: HTMLElement): void {
  const frame = root.querySelector<HTMLElement>('.spread-frame');
  const row = root.querySelector<HTMLElement>('[data-row]');
  if (!frame || !row) return;
  const buttons = [...root.querySelectorAll<HTMLElement>('button[data-group]')];
  const cards = [...row.querySelectorAll<HTMLElement>(':scope > li')];
  const inertInPile = [...root.querySelectorAll<HTMLElement>('.spread-bar'), ...cards];
  enhanceCarousels(root);
  dragRow(row);
  const setExpanded = (expanded: boolean): void => {
    if (!expanded) pileUp(row, cards, frame.dataset.cards === 'links' ? 'links' : 'basic');
    frame.toggleAttribute('data-piled', !expanded);
    void updateInert(inertInPile, () => !frame.hasAttribute('data-piled'));
  };
  const run = async (move: Move): Promise<void> => {
    if ('expanded' in move) {
      setExpanded(move.expanded);
      // Each of these lays the page out: in tasks of their own.
      await nextTask();
      await animationsEnd(cards);
      // Only an open row can be measured.
      if (move.expanded) row.dispatchEvent(new Event('slideschange'));
      await nextTask();
    } else {
      for (const button of buttons) button.ariaPressed = `${button.dataset.group === move.group}`;
      await showGroup(row, cards, move.group);
    }
  };
  const motion = createMotion<Move>({ root: frame, phase: 'resting', run });
  for (const button of buttons)
    button.addEventListener('click', () =>
      motion.choose({ group: button.dataset.group ?? '' }, { whileBusy: 'queue' }),
    );
  if (isMotionReduced() || !('IntersectionObserver' in window) || cards.length < 2) return;
  // The first pile is there at once: what moves is how it opens.
  frame.dataset.still = '';
  setExpanded(false);
  afterFrame(() => delete frame.dataset.still);
  const expand = (expanded: boolean): void => motion.choose({ expanded }, { whileBusy: 'queue' });
  // A pile that is pressed or reached by the keyboard opens: its cards are inert, the row has the focus.
  row.addEventListener('focus', () => {
    if (frame.hasAttribute('data-piled')) expand(true);
  });
  root.querySelector('[data-spread]')?.addEventListener('click', () => {
    cards[0]?.removeAttribute('inert');
    expand(true);
    row.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  });
  followAnchor(frame, (expanded) => {
    // The row stays open for a visitor who is in it by the keyboard; a dragged card has the focus too, but not visibly.
    const isUsed = !expanded && (row.matches(':focus-visible') || row.querySelector(':focus-visible') !== null);
    if (!isUsed) expand(expanded);
  });
}

/** Share of the anchor that is visible when it has entered view; it has left when none is, so that a tall row stays open. */
const ENTERED = 0.9;

/** Calls back when the anchor has entered or left view, after a delay that is longer the first time. */
function followAnchor(frame: HTMLElement, change: (inView: boolean) => void): void {
  const anchor = frame.querySelector('[data-anchor]');
  if (!anchor) return;
  let delay = FIRST_EXPANSION_MS;
  let inView = false;
  let timer: ReturnType<typeof setTimeout>;
  const observe = (entries: readonly IntersectionObserverEntry[]): void => {
    const ratio = entries.at(-1)?.intersectionRatio ?? 0;
    const next = inView ? ratio > 0 : ratio >= ENTERED;
    if (next === inView) return;
    inView = next;
    clearTimeout(timer);
    timer = setTimeout(() => change(next), delay);
    delay = EXPANSION_MS;
  };
  new IntersectionObserver(observe, { threshold: [0, ENTERED] }).observe(anchor);
}
