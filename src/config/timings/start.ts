/** Debounce of the strip above the header after scrolling (document 3, section 9). */
export const STRIP_DEBOUNCE_MS = 60;

/** Delay from load to marking late text. */
export const LATE_TEXT_MS = 500;

/** Delay from a back-navigation to marking late text. */
export const LATE_TEXT_BACK_MS = 100;
