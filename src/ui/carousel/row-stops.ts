/** Difference in px below which two scroll positions are the same: browsers round them. */
const SAME_PX = 2;

/**
 * Returns the positions at which a row stops, in px from its start: one per slide, but none beyond the end of the row, where
 * the last slides are visible together.
 */
export function rowStops(slideStarts: readonly number[], maxScroll: number): readonly number[] {
  const stops: number[] = [];
  for (const start of slideStarts) {
    const stop = Math.min(Math.max(start, 0), Math.max(maxScroll, 0));
    const previous = stops.at(-1);
    if (previous === undefined || stop - previous > SAME_PX) stops.push(stop);
  }
  return stops;
}

/** Returns the index of the stop that is nearest to a scroll position in px. */
export function nearestStop(stops: readonly number[], scrolled: number): number {
  const distances = stops.map((stop) => Math.abs(stop - scrolled));
  return Math.max(distances.indexOf(Math.min(...distances)), 0);
}

/** Returns the index that a key moves to, without wrapping; undefined for keys that do not move. */
export function stopOfKey(key: string, from: number, count: number, rightToLeft: boolean): number | undefined {
  const last = count - 1;
  const [ahead, back] = rightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === ahead) return Math.min(from + 1, last);
  if (key === back) return Math.max(from - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return undefined;
}
