/** Angle between two cards of a wheel (document 3, section 9), and how far a pointer moves for a degree. */
export const STEP_DEGREES = 20;
export const PX_PER_DEGREE = 6;

/** The most cards on a wheel (document 3, section 9). */
export const MOST_WHEEL_CARDS = 18;

/** Cards beyond this many steps from the front are out of sight. */
export const STEPS_IN_SIGHT = 2.5;

/** Returns a card's place on a wheel of `count`, in steps from the front: at most half a turn to either side. */
export function stepsFromFront(index: number, turn: number, count: number): number {
  const ahead = (((index - turn) % count) + count) % count;
  return ahead > count / 2 ? ahead - count : ahead;
}

/** Returns the index of the card that a turned wheel has at its front. */
export const frontOf = (turn: number, count: number): number => ((Math.round(turn) % count) + count) % count;

/** Returns the turn to a card the shorter way round. */
export const turnTo = (index: number, turn: number, count: number): number => turn + stepsFromFront(index, turn, count);
