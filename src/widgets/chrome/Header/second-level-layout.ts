/** Number of items that fit in the row with two pills, by width of the window. */
const CAPACITY = { narrow: 4, middle: 5, wide: 6 };

/** Width of the window from which an item is in the row: 1280 px, 1340 px, above 1400 px, or none. */
export type RowWidth = 'narrow' | 'middle' | 'wide' | 'never';

/** Returns from which width on the item at an index of the second level is in the row; each pill beyond two takes the place of one. */
export function rowWidth(index: number, pills: number): RowWidth {
  const widths = ['narrow', 'middle', 'wide'] as const;
  return widths.find((width) => index < CAPACITY[width] - (pills - 2)) ?? 'never';
}
