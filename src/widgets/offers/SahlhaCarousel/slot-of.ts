/** Slots beside the middle one that are visible. */
const VISIBLE = 1;

/**
 * Returns the slot of a card when another is in the middle: 0 for that one, 1 for the one after it, -1 for the one before; 2 and -2
 * for those out of sight. The first follows the last; of two there is none before the middle.
 */
export function slotOf(index: number, middle: number, count: number): number {
  const ahead = wrapped(index - middle, count);
  const slot = ahead > count / 2 ? ahead - count : ahead;
  return Math.sign(slot) * Math.min(Math.abs(slot), VISIBLE + 1);
}

/** Returns the steps by which the shorter way leads from one card to another. */
export function stepsTo(index: number, from: number, count: number): number {
  const ahead = wrapped(index - from, count);
  return ahead > count / 2 ? ahead - count : ahead;
}

/** Returns a number of steps as an index of a ring. */
export const wrapped = (steps: number, count: number): number => ((steps % count) + count) % count;
