import type { Step } from './kiosk-state.ts';

/** Where one page tells the next at which step it begins: it lasts until it is read, and says nothing of anybody. */
const NAME = 'kioskStep';

/** The steps that a page can begin with; there is no ticket before somebody has taken one. */
const FIRST_STEPS: readonly Step[] = [0, 1, 2, 3];

/** Has the page that comes next begin with a step. */
export function continueAt(step: Step): void {
  try {
    sessionStorage.setItem(NAME, String(step));
  } catch {
    // The store is shut: the page begins as it would for anybody, with the choice of a language.
  }
}

/** The step with which this page begins; it counts once. */
export function takeFirstStep(): Step {
  try {
    const stored = sessionStorage.getItem(NAME);
    sessionStorage.removeItem(NAME);
    return FIRST_STEPS.find((step) => String(step) === stored) ?? 0;
  } catch {
    return 0;
  }
}
