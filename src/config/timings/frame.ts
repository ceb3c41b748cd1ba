/** Time after which a frame that has not loaded counts as failed. */
export const FRAME_WAIT_MS = 10_000;
