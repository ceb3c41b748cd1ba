import { RING_STEP_MS, TRAVEL_EASING, TRAVEL_MS } from '#src/config/timings/motion.ts';
import { listenForMoves, stepsOfKey } from '#src/ui/carousel/listen-for-moves.ts';
import { showPosition } from '#src/ui/carousel/show-position.ts';
import { isMotionReduced } from '#src/ui/reduced-motion.ts';
import { slotOf, stepsTo, wrapped } from './slot-of.ts';
import { stepOfSwipe, type Point } from './step-of-swipe.ts';

/** A ring has no end, and a dot for each of its offers. */
const RING = { endless: true, allDots: true };

/** Turns the ring of a carousel by its buttons, dots and keys and by swiping, and announces the card in the middle. */
export function enhanceRing(root: HTMLElement): void {
  const ring = root.querySelector<HTMLElement>('[data-ring]');
  const controls = root.querySelector<HTMLElement>('[data-controls]');
  if (!ring || !controls) return;
  const turning = new TurningRing(ring, controls);
  listenForMoves(controls, (steps) => turning.turn(steps));
  ring.addEventListener('keydown', (event) => {
    if (turning.press(event)) event.preventDefault();
  });
  let start: Point | undefined;
  ring.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    start = event;
    // The swipe may end beside the ring.
    ring.setPointerCapture(event.pointerId);
  });
  ring.addEventListener('pointerup', (event) => {
    if (start) turning.turn(stepOfSwipe(start, event, turning.rightToLeft));
    start = undefined;
  });
  ring.addEventListener('pointercancel', () => (start = undefined));
  ring.addEventListener('dragstart', (event) => event.preventDefault());
}

/** Remembers the widths of cards; the function that it returns scales them from these to their new ones, laid out once. */
function resizing(cards: readonly HTMLElement[]): () => void {
  const scaleOf = (card: HTMLElement) => Number.parseFloat(getComputedStyle(card).scale) || 1;
  const widths = cards.map((card) => card.offsetWidth * scaleOf(card));
  return () => {
    for (const [index, card] of cards.entries()) {
      const from = (widths[index] ?? 0) / card.offsetWidth;
      if ('animate' in card && from !== 1)
        card.animate({ scale: [`${from}`, '1'] }, { duration: TRAVEL_MS, easing: TRAVEL_EASING });
    }
  };
}

class TurningRing {
  readonly rightToLeft: boolean;
  readonly #cards: readonly HTMLElement[];
  readonly #show: ReturnType<typeof showPosition>;
  /** Index of the card in the middle, and of the one that the ring turns to. */
  #middle = 0;
  #target = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ring: HTMLElement, controls: HTMLElement) {
    this.#cards = [...ring.querySelectorAll<HTMLElement>(':scope > [data-slot]')];
    this.rightToLeft = getComputedStyle(ring).direction === 'rtl';
    this.#show = showPosition(controls, (index) => this.#turnTo(index));
    const turns = this.#cards.length > 1;
    controls.toggleAttribute('data-idle', !turns);
    if (turns) ring.tabIndex = 0;
    this.#show(0, this.#cards.length, RING);
  }

  /** Turns by so many cards from the one that it turns to. */
  turn(steps: number): void {
    if (steps !== 0) this.#turnTo(wrapped(this.#target + steps, this.#cards.length), Math.sign(steps));
  }

  /** Turns by a key; returns false for one that does not turn. */
  press(event: KeyboardEvent): boolean {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return false;
    const steps = stepsOfKey(event, this.rightToLeft);
    if (steps !== 0) this.turn(steps);
    else if (key === 'Home') this.#turnTo(0);
    else if (key === 'End') this.#turnTo(this.#cards.length - 1);
    else return false;
    return true;
  }

  /** Turns card by card until one is in the middle, the shorter way unless a direction is given. */
  #turnTo(index: number, direction?: number): void {
    clearTimeout(this.#timer);
    this.#target = index;
    const title = this.#cards[index]?.querySelector('h2')?.textContent ?? '';
    this.#show(index, this.#cards.length, { ...RING, announced: true, title });
    this.#step(direction ?? Math.sign(stepsTo(index, this.#middle, this.#cards.length)));
  }

  #step(direction: number): void {
    const isStill = isMotionReduced();
    this.#middle = isStill ? this.#target : wrapped(this.#middle + direction, this.#cards.length);
    const resize = isStill ? undefined : resizing(this.#cards);
    for (const [index, card] of this.#cards.entries())
      card.dataset.slot = `${slotOf(index, this.#middle, this.#cards.length)}`;
    resize?.();
    if (this.#middle !== this.#target) this.#timer = setTimeout(() => this.#step(direction), RING_STEP_MS);
  }
}
