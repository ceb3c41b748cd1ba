/** Delay before text is checked for overflow, after layout or a resize of the window. */
export const CLAMP_CHECK_MS = 100;

/** Height in pixels by which text may exceed its box and still fit. */
export const CLAMP_TOLERANCE_PX = 5;
