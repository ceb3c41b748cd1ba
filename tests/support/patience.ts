/** How long a test waits for what comes by itself, milliseconds: against what never comes, not against slow machines. */
export const PATIENCE_MS = 15_000;
