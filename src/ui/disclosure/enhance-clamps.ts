import { CLAMP_CHECK_MS, CLAMP_TOLERANCE_PX } from '#src/config/timings.ts';

/** Class that clamps text, defined in utilities.css. */
export const CLAMPED = 'clamp-lines';

/** Returns true when the full height exceeds the clamped height by more than 5 px. Heights in px. */
export const isOverflowing = (full: number, clamped: number): boolean => full - clamped > CLAMP_TOLERANCE_PX;

/** Enhances every `Clamp` under `root`: shows the button when the text overflows, and expands and collapses the text. */
export function enhanceClamps(root: HTMLElement): void {
  for (const clamp of root.querySelectorAll('[data-clamp]')) {
    const [text, button] = clamp.children;
    if (text instanceof HTMLElement && button instanceof HTMLButtonElement) enhanceClamp(text, button);
  }
}

/** Number of clamps on the page so far, for their ids. */
let count = 0;

function enhanceClamp(text: HTMLElement, button: HTMLButtonElement): void {
  const more = button.textContent;
  text.id = `clamp-${(count += 1)}`;
  button.setAttribute('aria-controls', text.id);
  const setOpen = (open: boolean): void => {
    text.classList.toggle(CLAMPED, !open);
    button.ariaExpanded = `${open}`;
    button.textContent = (open ? button.dataset.less : undefined) ?? more;
  };
  button.addEventListener('click', () => setOpen(text.classList.contains(CLAMPED)));
  // A link in clamped text must be visible when it receives the focus.
  text.addEventListener('focusin', () => setOpen(true));
  whenLaidOut(text, () => {
    button.hidden = !overflowsClamp(text);
  });
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
