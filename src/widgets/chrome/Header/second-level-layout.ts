/** What each further width of the window lets the row hold, besides the pills. */
const CAPACITY = { narrow: 4, middle: 5, wide: 6 };

interface SecondLevelEntry<T> {
  readonly entry: T;
  /** The classes that show it at the widths where it stands here. */
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
 * Which entries of the second level stand in the row and which behind the dots: 4, 5 or 6 minus (pills minus 2) in the
 * row from 1280 px, from 1340 px and above 1400 px. What depends on the width is in both, each shown where the other is not.
 */
export function layoutSecondLevel<T>(entries: readonly T[], pills: number): SecondLevelLayout<T> {
  const room = (base: number) => Math.max(0, base - (pills - 2));
  const from = (index: number): keyof typeof IN_ROW | 'never' => {
    if (index < room(CAPACITY.narrow)) return 'always';
    if (index < room(CAPACITY.middle)) return 'middle';
    return index < room(CAPACITY.wide) ? 'wide' : 'never';
  };
  const placed = entries.map((entry, index) => ({ entry, from: from(index) }));
  const last = placed.at(-1)?.from ?? 'always';
  return {
    row: placed.flatMap(({ entry, from: width }) => (width === 'never' ? [] : { entry, className: IN_ROW[width] })),
    overflow: placed.flatMap(({ entry, from: width }) =>
      width === 'always' ? [] : { entry, className: IN_OVERFLOW[width === 'never' ? 'always' : width] },
    ),
    overflowClassName: last === 'never' || last === 'always' ? '' : IN_OVERFLOW[last],
  };
}
