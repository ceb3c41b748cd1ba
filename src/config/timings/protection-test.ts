/**
 * Interval at which the protection-test overlay measures the window's gap, and the gap in pixels above which it shows
 * (document 1, section 9).
 */
export const PROTECTION_TEST_POLL_MS = 1000;
export const PROTECTION_TEST_GAP_PX = 160;
