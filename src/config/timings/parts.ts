/** Delay before text is checked for overflow, after layout or a resize of the window. */
export const CLAMP_CHECK_MS = 100;

/** Height in pixels by which text may exceed its box and still fit. */
export const CLAMP_TOLERANCE_PX = 5;

/** Time without scrolling after which a carousel stands at a slide. */
export const CAROUSEL_SETTLE_MS = 150;

/** Time for which a listing shows its items while others load; then their skeletons, which a quick response would only flash. */
export const LISTING_PENDING_MS = 150;

/** Time after which a map that has not opened counts as failed. */
export const MAP_WAIT_MS = 12_000;

/**
 * Interval at which the protection-test overlay measures the window's gap, and the gap in pixels above which it shows
 * (document 1, section 9).
 */
export const PROTECTION_TEST_POLL_MS = 1000;
export const PROTECTION_TEST_GAP_PX = 160;

/** Time after a category of the hub was picked in which others are not (document 3, section 9). */
export const PICK_PAUSE_MS = 1000;

/** Time for which a copied promo code is confirmed (document 3, section 2.1). */
export const COPIED_MS = 2000;

/** Time after which a frame that has not loaded counts as failed. */
export const FRAME_WAIT_MS = 10_000;
