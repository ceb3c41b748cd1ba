/** Returns the index a key moves to from `from`, wrapping at the ends; undefined for keys that do not move. */
export function nextTabIndex(key: string, from: number, count: number, rightToLeft: boolean): number | undefined {
  const next = (from + 1) % count;
  const back = (from - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowLeft') return rightToLeft ? next : back;
  if (key === 'ArrowRight') return rightToLeft ? back : next;
  return undefined;
}
