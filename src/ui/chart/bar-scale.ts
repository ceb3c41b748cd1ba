/** Number of equal parts of an axis. */
const PARTS = 4;
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
const STEPS = [1, 2, 5, 10, 20];

/** Returns the top of an axis of four round parts that covers all values, and its ticks from the top down. */
export function axisOf(values: readonly number[]): { readonly top: number; readonly ticks: readonly number[] } {
  const part = Math.max(...values, 1) / PARTS;
  const scale = 10 ** Math.floor(Math.log10(part));
  const round = (ROUND.find((step) => step * scale >= part) ?? 10) * scale;
  return { top: round * PARTS, ticks: Array.from({ length: PARTS + 1 }, (_, tick) => round * (PARTS - tick)) };
}

/** Returns n such that labelling every nth of `count` columns shows at most about `most` labels. */
export const labelStep = (count: number, most: number): number =>
  STEPS.find((step) => count / step <= most) ?? Math.ceil(count / most);

/** Returns a column's parts from the bottom up, with `y` and `height` in per cent of the column; parts of zero are omitted. */
export function stacked<Name>(parts: readonly { readonly name: Name; readonly amount: number }[]) {
  const drawn = parts.filter(({ amount }) => amount > 0);
  const total = drawn.reduce((sum, { amount }) => sum + amount, 0);
  return drawn.map(({ name, amount }, position) => {
    const below = drawn.slice(0, position + 1).reduce((sum, part) => sum + part.amount, 0);
    return { name, y: 100 - (below / total) * 100, height: (amount / total) * 100 };
  });
}
