export interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** Movement from which a swipe counts. */
const LEAST_PX = 50;

/** Returns the step that a swipe makes: 1 to what comes next in the reading direction, -1 back, 0 for a short or a mainly vertical one. */
export function stepOfSwipe(start: Point, end: Point, rightToLeft: boolean): -1 | 0 | 1 {
  const [across, down] = [end.clientX - start.clientX, end.clientY - start.clientY];
  if (Math.abs(across) < LEAST_PX || Math.abs(across) <= Math.abs(down)) return 0;
  return across < 0 === rightToLeft ? -1 : 1;
}
