import type { Step } from './kiosk-state.ts';

/** Session storage key of the first step of the next page; it holds no personal data and is removed when read. */
const NAME = 'kioskStep';

/** Steps that a page can start with; a ticket is never among them. */
const FIRST_STEPS: readonly Step[] = [0, 1, 2, 3];

/** Stores the step that the next page starts with. */
export function continueAt(step: Step): void {
  try {
    sessionStorage.setItem(NAME, String(step));
  } catch {
    // Without storage the next page starts with the choice of a language.
  }
}

/** Returns and removes the stored first step; 0 when there is none. */
export function takeFirstStep(): Step {
  try {
    const stored = sessionStorage.getItem(NAME);
    sessionStorage.removeItem(NAME);
    return FIRST_STEPS.find((step) => String(step) === stored) ?? 0;
  } catch {
    return 0;
  }
}
