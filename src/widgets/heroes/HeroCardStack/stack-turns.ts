/** Way in px from which a drag turns the pile by a card. */
const TURN_PX = 50;

type Side = 'left' | 'right';

/** Tells if a drag turns the pile; one that is more vertical than horizontal scrolls the page. */
export const isPastThreshold = (x: number, y: number): boolean => Math.abs(x) >= Math.abs(y) && Math.abs(x) > TURN_PX;

/** Returns the half of the window in which a pointer is. */
export const sideOf = (x: number, windowWidth: number): Side => (x < windowWidth / 2 ? 'left' : 'right');

/** Returns the step that the arrow at a side takes: 1 is the next card, at the right unless the page is read from there. */
export const stepToward = (side: Side, rightToLeft: boolean): 1 | -1 => ((side === 'right') === rightToLeft ? -1 : 1);
