import { STACK_INTRO_MS } from '#src/config/timings/motion.ts';
import { animationsEnd } from '#src/features/motion/animations-end.ts';
import { createMotion } from '#src/features/motion/create-motion.ts';
import { stackPlace } from '#src/features/motion/stack-places.ts';
import { passFocus } from '#src/ui/carousel/pass-focus.ts';
import { followDrag } from '#src/ui/carousel/pointer-drag.ts';
import { showPosition } from '#src/ui/carousel/show-position.ts';
import { updateInert } from '#src/ui/carousel/update-inert.ts';
import { isMotionReduced } from '#src/ui/reduced-motion.ts';
import { isPastThreshold, sideOf, stepToward } from './stack-turns.ts';

/** A step from the front card, or the card that a dot shows. */
type Move = { readonly step: number } | { readonly index: number };

/** Places in the order in which their cards are dealt. */
const PLACES = ['back', '0', '1', '-1', '2', '-2', '3'];

/** Deals the cards of the pile once, then turns it by arrows, dots, keys, clicks on its cards, and by dragging. */
export function enhance(root: HTMLElement): void {
  const pile = root.querySelector<HTMLElement>('.pile');
  const row = root.querySelector<HTMLElement>('.pile-cards');
  const controls = root.querySelector<HTMLElement>('[data-controls]');
  if (!pile || !row || !controls) return;
  const rightToLeft = getComputedStyle(row).direction === 'rtl';
  const cards = [...row.querySelectorAll<HTMLElement>(':scope > li')];
  const show = showPosition(controls, (index) => motion.choose({ index }, { endsIntro: true }));
  let front = 0;
  const turn = async (next: number): Promise<void> => {
    front = (next + cards.length) % cards.length;
    const captions = root.querySelectorAll('[data-caption]');
    for (const [index, card] of cards.entries()) {
      card.dataset.place = stackPlace(index, front, cards.length);
      card.dataset.dealt = '';
      captions[index]?.toggleAttribute('data-shown', index === front);
    }
    passFocus(row, cards[front]);
    void updateInert(cards, (card) => card === cards[front]);
    const title = cards[front]?.querySelector('h2, h3')?.textContent ?? '';
    show(front, cards.length, { announced: true, title, endless: true });
    await animationsEnd(cards);
  };
  const dealEach = async (): Promise<void> => {
    for (const place of PLACES) {
      const next = cards.filter(({ dataset }) => dataset.place === place);
      if (motion.phase() !== 'intro') return;
      for (const card of next) card.dataset.dealt = '';
      await animationsEnd(next);
    }
  };
  const run = (move: Move) => turn('index' in move ? move.index : front + move.step);
  const motion = createMotion<Move>({
    root: pile,
    phase: isMotionReduced() ? 'resting' : 'waiting',
    intro: dealEach,
    run,
  });
  show(0, cards.length, { endless: true });
  if (motion.phase() === 'waiting') deal(cards, motion);
  const step = (by: number) => motion.choose({ step: by });
  turnByControls(controls, pile, { step, rightToLeft });
  turnByPointer(row, cards, { step, rightToLeft });
}

interface Dealing {
  readonly begin: () => void;
  readonly restart: () => void;
}

/** Deals the cards soon, and again on a page that the browser had in its memory, as on one that is loaded. */
function deal(cards: readonly HTMLElement[], { begin, restart }: Dealing): void {
  beginSoon(begin);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const card of cards) delete card.dataset.dealt;
    restart();
    beginSoon(begin);
  });
}

/** Calls back after two seconds or at the first scroll. */
function beginSoon(begin: () => void): void {
  setTimeout(begin, STACK_INTRO_MS);
  addEventListener('scroll', begin, { once: true, passive: true });
}

interface Turning {
  readonly step: (by: number) => void;
  readonly rightToLeft: boolean;
}

function turnByControls(controls: HTMLElement, pile: HTMLElement, { step, rightToLeft }: Turning): void {
  controls.addEventListener('click', ({ target }) => {
    const move = target instanceof Element ? target.closest<HTMLElement>('[data-move]')?.dataset.move : undefined;
    if (move !== undefined) step(Number(move));
  });
  pile.addEventListener('keydown', (event) => {
    if (!['ArrowLeft', 'ArrowRight'].includes(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(stepToward(event.key === 'ArrowLeft' ? 'left' : 'right', rightToLeft));
  });
}

function turnByPointer(row: HTMLElement, cards: readonly HTMLElement[], { step, rightToLeft }: Turning): void {
  let dragged: HTMLElement | undefined;
  const letGo = () => dragged?.style.removeProperty('--drag');
  followDrag(row, {
    start: () => {
      dragged = cards.find(({ dataset }) => dataset.place === '0');
    },
    move: (x) => dragged?.style.setProperty('--drag', `${x}px`),
    end: (x, y) => {
      letGo();
      // The pile follows the finger: what comes in is what lies on the other side.
      if (isPastThreshold(x, y)) step(stepToward(x < 0 ? 'right' : 'left', rightToLeft));
    },
    cancel: letGo,
  });
  row.addEventListener('click', ({ target, clientX, clientY }) => {
    if (target instanceof Element && target.closest('a')) return;
    // Cards behind the front one are inert: the click is on their row.
    const isOnCard = cards.some((card) => contains(card.getBoundingClientRect(), clientX, clientY));
    if (isOnCard) step(stepToward(sideOf(clientX, innerWidth), rightToLeft));
  });
}

const contains = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
