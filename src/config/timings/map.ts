/** Time after which a map that has not opened counts as failed. */
export const MAP_WAIT_MS = 12_000;
