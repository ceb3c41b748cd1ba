/** Debounce of suggestions, of site search and of the search for news after the last keystroke. */
export const SEARCH_DEBOUNCE_MS = 500;

/** Debounce of the search for Sahlha partners after the last keystroke (document 3, section 9). */
export const SAHLHA_SEARCH_DEBOUNCE_MS = 300;

/** Time after the last keystroke for which names of customers cannot be searched (document 2, section 9). */
export const NAME_SEARCH_PAUSE_MS = 300;

/** Pause in typing after which the locator filters by the text (document 2, section 9). */
export const LOCATOR_SEARCH_MS = 1000;

/** Delay after the last input until a live calculator's figures are announced. */
export const LIVE_SETTLE_MS = 900;

/** Delay after the last keystroke until a typed spending amount counts (document 1, section 9). */
export const SPENDING_COMMIT_MS = 600;
