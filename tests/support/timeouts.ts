/** Milliseconds that a test waits for a condition: far more than a slow machine needs, so that only what never comes fails. */
export const WAIT_TIMEOUT_MS = 60_000;

/** Milliseconds after which a test or hook that hangs fails. */
export const TEST_TIMEOUT_MS = 300_000;
