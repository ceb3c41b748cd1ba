/** Attribute of a card as HTML, read from the table of all cards. */
interface Cell {
  readonly html: string;
  readonly isStated: boolean;
}

/** Row of the table of all cards: its title and its cells in the order of the columns. */
export interface TableRow {
  readonly title: string;
  readonly cells: readonly Cell[];
}

/** Reads the rows of the table of all cards; the last one has links. */
export const readRows = (parent: ParentNode): readonly TableRow[] =>
  [...parent.querySelectorAll('[data-every-card] tbody tr')].map((row) => ({
    title: row.querySelector('th')?.textContent ?? '',
    cells: [...row.querySelectorAll('td')].map((cell) => ({
      html: cell.innerHTML,
      isStated: cell.dataset.notStated === undefined,
    })),
  }));

/** Row of a comparison: one attribute of each chosen card. */
export interface ComparedPoint extends TableRow {
  /** `some` when the first two cards differ, `third` when only the third does. */
  readonly differs: 'some' | 'third' | undefined;
}

/** Returns the rows of the attributes that at least one of the chosen columns has. */
export const comparedPoints = (rows: readonly TableRow[], columns: readonly number[]): readonly ComparedPoint[] =>
  rows
    .slice(0, -1)
    .map((row) => pickColumns(row, columns))
    .filter(({ cells }) => cells.some(({ isStated }) => isStated))
    .map((row) => ({ ...row, differs: differenceOf(row.cells) }));

/** Returns the row with the links of the chosen columns. */
export const linksRow = (rows: readonly TableRow[], columns: readonly number[]): TableRow | undefined => {
  const last = rows.at(-1);
  return last && pickColumns(last, columns);
};

const pickColumns = ({ title, cells }: TableRow, columns: readonly number[]): TableRow => ({
  title,
  cells: columns.flatMap((column) => cells[column] ?? []),
});

function differenceOf(cells: readonly Cell[]): ComparedPoint['differs'] {
  if (cellsDiffer(cells.slice(0, 2))) return 'some';
  return cellsDiffer(cells) ? 'third' : undefined;
}

const cellsDiffer = (cells: readonly Cell[]): boolean => new Set(cells.map(({ html }) => html)).size > 1;
