import { setImmediate as nextTurn } from 'node:timers/promises';

/** Lets other work of the process run when this work has taken long enough. */
export type Pause = () => Promise<void> | void;

/** In milliseconds: no response waits noticeably longer. */
const LONGEST_TURN_MS = 10;

const SLICE = 500;

/** Yields items in slices, between which other work of the process runs. */
export async function* inSlices<T>(items: Iterable<T>, pause = createPause()): AsyncGenerator<readonly T[]> {
  const all = [...items];
  for (let start = 0; start < all.length; start += SLICE) {
    await pause();
    yield all.slice(start, start + SLICE);
  }
}

/** Returns a function to call between the steps of long work. */
export function createPause(): Pause {
  let turn = performance.now();
  return () => {
    if (performance.now() - turn < LONGEST_TURN_MS) return undefined;
    return nextTurn().then(() => void (turn = performance.now()));
  };
}
