interface Spanning {
  readonly fields: { readonly ColSpan: number | null; readonly RowSpan: number | null };
}

/** A cell with the columns and rows that it takes. */
export interface FittedCell<Cell> {
  readonly cell: Cell;
  readonly colSpan: number;
  readonly rowSpan: number;
}

const span = (typed: number | null): number => Math.max(1, typed ?? 1);

const widthOf = (cells: readonly Spanning[]): number =>
  cells.reduce((sum, { fields }) => sum + span(fields.ColSpan), 0);

/** Columns of a table: those of the first row of its header; of a table without one, those of its widest row. */
export const columnsOf = (header: readonly (readonly Spanning[])[], body: readonly (readonly Spanning[])[]): number =>
  header[0] ? widthOf(header[0]) : Math.max(0, ...body.map(widthOf));

/**
 * Returns rows with no more cells than there are columns: cells beyond them are left out, and a span ends with the last
 * column and the last row. A cell of several rows takes its columns in each.
 */
export function fitRows<Cell extends Spanning>(
  rows: readonly (readonly Cell[])[],
  columns: number,
): readonly (readonly FittedCell<Cell>[])[] {
  // Rows that each column is still taken by a cell above.
  const taken = Array.from({ length: columns }, () => 0);
  return rows.map((cells, row) => {
    const waiting = [...cells];
    const fitted: FittedCell<Cell>[] = [];
    for (let column = 0; column < columns; column += 1) {
      if ((taken[column] ?? 0) > 0) continue;
      const cell = waiting.shift();
      if (!cell) break;
      const free = taken.slice(column).findIndex((left) => left > 0);
      const colSpan = Math.min(span(cell.fields.ColSpan), free === -1 ? columns - column : free);
      const rowSpan = Math.min(span(cell.fields.RowSpan), rows.length - row);
      taken.fill(rowSpan, column, column + colSpan);
      fitted.push({ cell, colSpan, rowSpan });
      column += colSpan - 1;
    }
    taken.forEach((left, column) => (taken[column] = Math.max(0, left - 1)));
    return fitted;
  });
}
