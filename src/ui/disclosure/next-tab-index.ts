/** The position a key leads to from the chosen one, round the ends; nothing for keys that do not move. */
export function nextTabIndex(key: string, from: number, count: number, rightToLeft: boolean): number | undefined {
  const on = (from + 1) % count;
  const back = (from - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowLeft') return rightToLeft ? on : back;
  if (key === 'ArrowRight') return rightToLeft ? back : on;
  return undefined;
}
