/** How long a call of the bank's services may take before the visitor's wait ends. */
export const SERVICE_TIMEOUT_MS = 10_000;

/** How long the site waits for the platform on a visitor's behalf: less, so that the visitor is told who did not answer. */
export const SERVICE_PROXY_TIMEOUT_MS = 9_000;

/** How long after text is laid out, or its window resized, it is asked whether it overflows. */
export const CLAMP_CHECK_MS = 100;

/** How many pixels text may be taller than its box and still count as fitting. */
export const CLAMP_TOLERANCE_PX = 5;
