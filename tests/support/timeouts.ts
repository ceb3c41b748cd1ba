/** How long a test waits for what comes by itself, milliseconds: against what never comes, not against slow machines. */
export const WAIT_TIMEOUT_MS = 15_000;
