import { CLAMP_CHECK_MS, CLAMP_TOLERANCE_PX } from '#src/config/timings/clamp.ts';

/** Class that clamps text, defined in disclosure.css. */
export const CLAMPED = 'clamp-lines';

/** Returns true when the full height exceeds the clamped height by more than 5 px. Heights in px. */
export const isOverflowing = (full: number, clamped: number): boolean => full - clamped > CLAMP_TOLERANCE_PX;

/**
 * Enhances every `Clamp` under `root`: adds a button when the text overflows, labelled as `clampLabels` says on an element
 * around it, which expands and collapses the text.
 */
export function enhanceClamps(root: HTMLElement): void {
  for (const clamp of root.querySelectorAll('[data-clamp]')) {
    const text = clamp.firstElementChild;
    const labelled = clamp.closest<HTMLElement>('[data-more]');
    if (text instanceof HTMLElement && labelled) enhanceClamp(text, labelled.dataset);
  }
}

/** Number of buttons on the page so far, for the ids of their texts. */
let count = 0;

function enhanceClamp(text: HTMLElement, { more = '', less = '' }: DOMStringMap): void {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'clamp-toggle' });
  const setOpen = (open: boolean): void => {
    text.classList.toggle(CLAMPED, !open);
    button.ariaExpanded = `${open}`;
    button.textContent = open ? less : more;
  };
  setOpen(false);
  button.addEventListener('click', () => setOpen(text.classList.contains(CLAMPED)));
  // A link in clamped text must be visible when it receives the focus.
  text.addEventListener('focusin', () => setOpen(true));
  whenLaidOut(text, () => {
    button.hidden = !overflowsClamp(text);
    if (!button.hidden && !button.isConnected) addButton(text, button);
  });
}

function addButton(text: HTMLElement, button: HTMLButtonElement): void {
  text.id = `clamp-${(count += 1)}`;
  button.setAttribute('aria-controls', text.id);
  text.after(button);
}

/**
 * Calls `check` 100 ms after the text's size changes and after each resize of the window. Text in a closed accordion item or
 * a hidden tab gets its size only when it is shown, which only a ResizeObserver reports.
 */
function whenLaidOut(text: HTMLElement, check: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const scheduleCheck = (): void => {
    clearTimeout(timer);
    timer = setTimeout(check, CLAMP_CHECK_MS);
  };
  scheduleCheck();
  addEventListener('resize', scheduleCheck);
  if ('ResizeObserver' in window) new ResizeObserver(scheduleCheck).observe(text);
}

/** Returns true when the text overflows its clamp. Expanded text is clamped during the measurement, before the next paint. */
function overflowsClamp(text: HTMLElement): boolean {
  const wasClamped = text.classList.contains(CLAMPED);
  text.classList.add(CLAMPED);
  const overflows = isOverflowing(text.scrollHeight, text.clientHeight);
  text.classList.toggle(CLAMPED, wasClamped);
  return overflows;
}
