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

/** A card's place on a wheel. */
export interface WheelPlace {
  /** Its angle from the front in degrees, in the reading direction. */
  readonly angle: string;
  readonly zIndex: number;
  /** It is out of sight. */
  readonly isFar: boolean;
}

/** Returns the place of a card of a wheel of `count` that is `steps` from its front. */
export const wheelPlace = (steps: number, count: number): WheelPlace => ({
  angle: `${(steps * STEP_DEGREES).toFixed(2)}deg`,
  zIndex: count - Math.round(Math.abs(steps)),
  isFar: Math.abs(steps) > STEPS_IN_SIGHT,
});

/** Returns the index of the card in the middle, with which a wheel that has ends begins. */
export const middleOf = (count: number): number => Math.floor((count - 1) / 2);

/** Returns the index of the card that a turned wheel has at its front. */
export const frontOf = (turn: number, count: number): number => ((Math.round(turn) % count) + count) % count;

/** Returns the turn to a card the shorter way round. */
export const turnTo = (index: number, turn: number, count: number): number => turn + stepsFromFront(index, turn, count);
