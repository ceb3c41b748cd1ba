/** Longest motion that starts by itself without a way to pause it (WCAG 2.2.2). */
export const LONGEST_MOTION_MS = 5000;

/** Time between the steps of a ring that turns to an offer further away. */
export const RING_STEP_MS = 140;

/** Time and pace in which a card travels, grows and shrinks: those of styles (`--t-slow` and `--ease`). */
export const TRAVEL_MS = 420;
export const TRAVEL_EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Time after a move of the product hero in which others are ignored (document 3, section 9). */
export const HERO_NAVIGATION_MS = 1000;

/** Delay of the hero card stack's intro, unless the page is scrolled before (document 3, section 9). */
export const STACK_INTRO_MS = 2000;

/** Delays of the animated hero between its anchor and its change: the first time, and later (document 3, section 4). */
export const FIRST_EXPANSION_MS = 100;
export const EXPANSION_MS = 10;

/** Time out of view after which the category hero fans its cards out again (document 3, section 4). */
export const FAN_AGAIN_MS = 1000;

/** Time after which what waits for an idle frame goes on in a browser that is never idle. */
export const IDLE_TIMEOUT_MS = 500;
