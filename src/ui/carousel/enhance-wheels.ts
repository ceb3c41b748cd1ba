import { listenForMoves, stepsOfKey } from './listen-for-moves.ts';
import { showPosition } from './show-position.ts';
import { frontOf, PX_PER_DEGREE, STEP_DEGREES, stepsFromFront, STEPS_IN_SIGHT, turnTo } from './wheel-turn.ts';

/** Distance in px from which a pressed pointer drags the wheel instead of clicking a card. */
const DRAG_PX = 6;

/** Puts the cards of every `Carousel` under `root` on a wheel that buttons, dots, arrow keys and dragging turn; it has no end. */
export function enhanceWheels(root: HTMLElement): void {
  for (const wheel of root.querySelectorAll<HTMLElement>('[data-carousel]')) {
    const row = wheel.querySelector<HTMLElement>('[data-row]');
    const controls = wheel.querySelector<HTMLElement>('[data-controls]');
    if (row && controls && row.children.length > 1) enhanceWheel(row, controls);
    else controls?.toggleAttribute('data-idle', true);
  }
}

function enhanceWheel(row: HTMLElement, controls: HTMLElement): void {
  const cards = [...row.querySelectorAll<HTMLElement>(':scope > li')];
  const rightToLeft = getComputedStyle(row).direction === 'rtl';
  const show = showPosition(controls, (index) => settleAt(turnTo(index, turn, cards.length)));
  let turn = 0;
  const place = (next: number): void => {
    for (const [index, card] of cards.entries()) {
      const steps = stepsFromFront(index, next, cards.length);
      // A card that goes round the back does not cross the front.
      card.toggleAttribute('data-jumps', Math.abs(steps - stepsFromFront(index, turn, cards.length)) > STEPS_IN_SIGHT);
      card.toggleAttribute('data-far', Math.abs(steps) > STEPS_IN_SIGHT);
      card.style.setProperty('--angle', `${((rightToLeft ? -1 : 1) * steps * STEP_DEGREES).toFixed(2)}deg`);
      card.style.zIndex = `${cards.length - Math.round(Math.abs(steps))}`;
    }
    turn = next;
  };
  const settleAt = (next: number, options?: { readonly announced: boolean }): void => {
    place(next);
    const front = frontOf(next, cards.length);
    // A card that is turned away loses the focus: the one in front gets it.
    const hasFocus = row.contains(document.activeElement);
    for (const [index, card] of cards.entries()) card.toggleAttribute('inert', index !== front);
    if (hasFocus) cards[front]?.querySelector('a')?.focus({ preventScroll: true });
    show(front, cards.length, { ...options, endless: true });
  };
  row.removeAttribute('tabindex');
  row.setAttribute('data-wheel', '');
  settleAt(0);
  const move = (steps: number): void => settleAt(Math.round(turn) + steps, { announced: true });
  listenForMoves(controls, move);
  row.parentElement?.addEventListener('keydown', (event) => {
    const steps = stepsOfKey(event, rightToLeft);
    if (steps === 0) return;
    event.preventDefault();
    move(steps);
  });
  turnByDragging(row, {
    start: () => turn,
    move: (from, px) => place(from - ((rightToLeft ? -1 : 1) * px) / PX_PER_DEGREE / STEP_DEGREES),
    end: () => settleAt(Math.round(turn), { announced: true }),
  });
}

interface Drag {
  /** Returns the turn at which a drag begins. */
  start(): number;
  /** Turns the wheel by a pointer's way in px. */
  move(from: number, px: number): void;
  end(): void;
}

/** Turns the wheel with a pressed pointer; a drag that ends on a card does not follow its link. */
function turnByDragging(row: HTMLElement, drag: Drag): void {
  let pressed: { readonly x: number; readonly from: number } | undefined;
  const isDragged = () => row.hasAttribute('data-dragged');
  row.addEventListener('pointerdown', ({ clientX, button }) => {
    row.removeAttribute('data-dragged');
    if (button === 0) pressed = { x: clientX, from: drag.start() };
  });
  row.addEventListener('pointermove', ({ clientX, pointerId }) => {
    if (!pressed || (!isDragged() && Math.abs(clientX - pressed.x) < DRAG_PX)) return;
    if (!isDragged()) {
      row.setAttribute('data-dragged', '');
      row.setPointerCapture(pointerId);
    }
    drag.move(pressed.from, clientX - pressed.x);
  });
  const release = (): void => {
    if (pressed && isDragged()) drag.end();
    pressed = undefined;
  };
  row.addEventListener('pointerup', release);
  row.addEventListener('pointercancel', () => {
    release();
    row.removeAttribute('data-dragged');
  });
  row.addEventListener('dragstart', (event) => event.preventDefault());
  row.addEventListener(
    'click',
    (event) => {
      if (isDragged()) event.preventDefault();
      row.removeAttribute('data-dragged');
    },
    { capture: true },
  );
}
