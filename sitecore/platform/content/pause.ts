import { setImmediate as nextTurn } from 'node:timers/promises';

/** Lets other work of the process run when this work has taken long enough. */
export type Pause = () => Promise<void> | void;

/** In milliseconds: no response waits noticeably longer. */
const LONGEST_TURN_MS = 10;

/** Returns a function to call between the steps of long work. */
export function createPause(): Pause {
  let turn = performance.now();
  return () => {
    if (performance.now() - turn < LONGEST_TURN_MS) return undefined;
    return nextTurn().then(() => void (turn = performance.now()));
  };
}
