/** Number of items that fit in the row with two pills, by width of the window. */
const CAPACITY = { narrow: 4, middle: 5, wide: 6 };

interface SecondLevelEntry<T> {
  readonly entry: T;
  /** Classes that hide it at the widths where it is in the other list. */
  readonly className: string;
}

interface SecondLevelLayout<T> {
  readonly row: readonly SecondLevelEntry<T>[];
  readonly overflow: readonly SecondLevelEntry<T>[];
  readonly overflowClassName: string;
}

const IN_ROW = { always: '', middle: 'max-[83.75rem]:hidden', wide: '[@media(width<=87.5rem)]:hidden' };
const IN_OVERFLOW = { always: '', middle: 'min-[83.75rem]:hidden', wide: '[@media(width>87.5rem)]:hidden' };

/**
 * Splits the second level into a row and an overflow menu: 4, 5 or 6 minus (pills minus 2) entries are in the row from
 * 1280 px, from 1340 px and above 1400 px. An entry that depends on the width is in both lists, visible in one at a time.
 */
export function layoutSecondLevel<T>(entries: readonly T[], pills: number): SecondLevelLayout<T> {
  const capacity = (base: number) => Math.max(0, base - (pills - 2));
  const from = (index: number): keyof typeof IN_ROW | 'never' => {
    if (index < capacity(CAPACITY.narrow)) return 'always';
    if (index < capacity(CAPACITY.middle)) return 'middle';
    return index < capacity(CAPACITY.wide) ? 'wide' : 'never';
  };
  const entriesWithWidth = entries.map((entry, index) => ({ entry, from: from(index) }));
  const last = entriesWithWidth.at(-1)?.from ?? 'always';
  return {
    row: entriesWithWidth.flatMap(({ entry, from: width }) =>
      width === 'never' ? [] : { entry, className: IN_ROW[width] },
    ),
    overflow: entriesWithWidth.flatMap(({ entry, from: width }) =>
      width === 'always' ? [] : { entry, className: IN_OVERFLOW[width === 'never' ? 'always' : width] },
    ),
    overflowClassName: last === 'never' || last === 'always' ? '' : IN_OVERFLOW[last],
  };
}
