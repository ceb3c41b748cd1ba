import { CLAMP_CHECK_MS, CLAMP_TOLERANCE_PX } from '#src/config/timings.ts';

/** The class that folds text; utilities.css. */
export const CLAMPED = 'clamp-lines';

/** Whether text overflows: its full height exceeds the folded height by more than 5 px. */
export const isOverflowing = (full: number, folded: number): boolean => full - folded > CLAMP_TOLERANCE_PX;

/** What the HTML of a `Clamp` cannot do by itself: find out which texts are longer than their fold, open and fold them. */
export function enhanceClamps(root: HTMLElement): void {
  for (const clamp of root.querySelectorAll('[data-clamp]')) {
    const [text, button] = clamp.children;
    if (text instanceof HTMLElement && button instanceof HTMLButtonElement) enhanceClamp(text, button);
  }
}

function enhanceClamp(text: HTMLElement, button: HTMLButtonElement): void {
  const setOpen = (open: boolean): void => {
    text.classList.toggle(CLAMPED, !open);
    button.ariaExpanded = `${open}`;
    button.textContent = (open ? button.dataset.less : button.dataset.more) ?? '';
  };
  button.addEventListener('click', () => setOpen(text.classList.contains(CLAMPED)));
  // What a link in folded text leads to must be seen when the keyboard reaches it.
  text.addEventListener('focusin', () => setOpen(true));
  whenLaidOut(text, () => {
    button.hidden = !overflowsClamp(text);
  });
}

/**
 * 100 ms after the text is laid out and after each change of the window: text in a closed answer or a tab that is not shown
 * is laid out only later, without a word to anyone else.
 */
function whenLaidOut(text: HTMLElement, check: () => void): void {
  let due: ReturnType<typeof setTimeout>;
  const checkSoon = (): void => {
    clearTimeout(due);
    due = setTimeout(check, CLAMP_CHECK_MS);
  };
  checkSoon();
  addEventListener('resize', checkSoon);
  if ('ResizeObserver' in window) new ResizeObserver(checkSoon).observe(text);
}

/** Open text is folded for the length of the question, which nobody sees: nothing is painted meanwhile. */
function overflowsClamp(text: HTMLElement): boolean {
  const wasFolded = text.classList.contains(CLAMPED);
  text.classList.add(CLAMPED);
  const taller = isOverflowing(text.scrollHeight, text.clientHeight);
  text.classList.toggle(CLAMPED, wasFolded);
  return taller;
}
