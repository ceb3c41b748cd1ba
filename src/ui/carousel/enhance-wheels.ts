import { afterFrame } from '../frames.ts';
import { listenForMoves, stepsOfKey } from './listen-for-moves.ts';
import { passFocus } from './pass-focus.ts';
import { followDrag } from './pointer-drag.ts';
import { showPosition } from './show-position.ts';
import { updateInert } from './update-inert.ts';
import {
  frontOf,
  middleOf,
  PX_PER_DEGREE,
  STEP_DEGREES,
  stepsFromFront,
  STEPS_IN_SIGHT,
  turnTo,
  wheelPlace,
} from './wheel-turn.ts';

interface WheelOptions {
  /** It stops at its first and its last card instead of going round, and begins in the middle, with cards at both sides. */
  readonly ends?: boolean;
  /** Ends the turning, and lets every card be reached. */
  readonly signal?: AbortSignal;
}

/**
 * Puts the cards of every `Carousel` under `root` on a wheel, where the server has not, and lets buttons, dots, arrow keys and
 * dragging turn it; it has no end.
 */
export function enhanceWheels(root: HTMLElement, options: WheelOptions = {}): void {
  for (const wheel of root.querySelectorAll<HTMLElement>('[data-carousel]')) {
    const row = wheel.querySelector<HTMLElement>('[data-row]');
    const controls = wheel.querySelector<HTMLElement>('[data-controls]');
    if (row && controls && row.children.length > 1) enhanceWheel(row, controls, options);
    else controls?.toggleAttribute('data-idle', true);
  }
}

function enhanceWheel(row: HTMLElement, controls: HTMLElement, { ends = false, signal }: WheelOptions): void {
  const listening = signal ? { signal } : {};
  const cards = [...row.querySelectorAll<HTMLElement>(':scope > li')];
  const last = cards.length - 1;
  const rightToLeft = getComputedStyle(row).direction === 'rtl';
  const show = showPosition(
    controls,
    (index) => void settleAt(ends ? index : turnTo(index, turn, cards.length)),
    signal,
  );
  let turn = 0;
  const stepsOf = (index: number, at: number) => (ends ? index - at : stepsFromFront(index, at, cards.length));
  const place = (wanted: number): void => {
    const next = ends ? Math.min(Math.max(wanted, 0), last) : wanted;
    for (const [index, card] of cards.entries()) {
      const steps = stepsOf(index, next);
      const { angle, zIndex, isFar } = wheelPlace(steps, cards.length);
      // A card that goes round the back does not cross the front.
      card.toggleAttribute('data-jumps', !ends && Math.abs(steps - stepsOf(index, turn)) > STEPS_IN_SIGHT);
      card.toggleAttribute('data-far', isFar);
      card.style.setProperty('--angle', angle);
      card.style.zIndex = `${zIndex}`;
    }
    turn = next;
  };
  const front = () => cards[frontOf(turn, cards.length)];
  const settleAt = (next: number, options?: { readonly announced: boolean }): Promise<void> => {
    place(next);
    passFocus(row, front());
    show(frontOf(turn, cards.length), cards.length, { ...options, endless: !ends });
    return updateInert(cards, (card) => signal?.aborted === true || card === front(), 'data-aside');
  };
  row.removeAttribute('tabindex');
  if (!row.hasAttribute('data-wheel')) {
    row.setAttribute('data-wheel', '');
    // The cards are on the wheel at once: what moves is how it turns.
    row.setAttribute('data-still', '');
  }
  signal?.addEventListener('abort', () => release(row, cards));
  void settleAt(ends ? middleOf(cards.length) : 0).then(() => afterFrame(() => row.removeAttribute('data-still')));
  const turnBy = (steps: number): void => void settleAt(Math.round(turn) + steps, { announced: true });
  const press = (event: KeyboardEvent): void => {
    const steps = stepsOfKey(event, rightToLeft);
    if (steps === 0) return;
    event.preventDefault();
    turnBy(steps);
  };
  listenForMoves(controls, turnBy, signal);
  row.parentElement?.addEventListener('keydown', press, listening);
  turnByDragging(row, { start: () => turn, place, settle: () => turnBy(0), rightToLeft }, signal);
}

/** Lets the row be scrolled by keys, and every card be reached. */
function release(row: HTMLElement, cards: readonly HTMLElement[]): void {
  row.tabIndex = 0;
  for (const card of cards) card.removeAttribute('inert');
}

interface Turning {
  readonly start: () => number;
  readonly place: (turn: number) => void;
  readonly settle: () => void;
  readonly rightToLeft: boolean;
}

function turnByDragging(row: HTMLElement, { start, place, settle, rightToLeft }: Turning, signal?: AbortSignal): void {
  let from = 0;
  const drag = {
    start: () => {
      from = start();
    },
    move: (px: number) => place(from - ((rightToLeft ? -1 : 1) * px) / PX_PER_DEGREE / STEP_DEGREES),
    end: settle,
  };
  followDrag(row, drag, signal);
}
