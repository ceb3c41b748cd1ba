/** What each further width of the window lets the row hold, besides the pills. */
const ROOM = { narrow: 4, middle: 5, wide: 6 };

interface Place<T> {
  readonly entry: T;
  /** The classes that show it at the widths where it stands here. */
  readonly shown: string;
}

interface Places<T> {
  readonly row: readonly Place<T>[];
  readonly overflow: readonly Place<T>[];
  readonly dots: string;
}

const IN_ROW = { always: '', middle: 'max-[83.75rem]:hidden', wide: '[@media(width<=87.5rem)]:hidden' };
const BEHIND_DOTS = { always: '', middle: 'min-[83.75rem]:hidden', wide: '[@media(width>87.5rem)]:hidden' };

/**
 * Which entries of the second level stand in the row and which behind the dots: 4, 5 or 6 minus (pills minus 2) in the
 * row from 1280 px, from 1340 px and above 1400 px. What depends on the width is in both, each shown where the other is not.
 */
export function placesOf<T>(entries: readonly T[], pills: number): Places<T> {
  const room = (base: number) => Math.max(0, base - (pills - 2));
  const from = (index: number): keyof typeof IN_ROW | 'never' => {
    if (index < room(ROOM.narrow)) return 'always';
    if (index < room(ROOM.middle)) return 'middle';
    return index < room(ROOM.wide) ? 'wide' : 'never';
  };
  const placed = entries.map((entry, index) => ({ entry, from: from(index) }));
  const last = placed.at(-1)?.from ?? 'always';
  return {
    row: placed.flatMap(({ entry, from: width }) => (width === 'never' ? [] : { entry, shown: IN_ROW[width] })),
    overflow: placed.flatMap(({ entry, from: width }) =>
      width === 'always' ? [] : { entry, shown: BEHIND_DOTS[width === 'never' ? 'always' : width] },
    ),
    dots: last === 'never' || last === 'always' ? '' : BEHIND_DOTS[last],
  };
}
