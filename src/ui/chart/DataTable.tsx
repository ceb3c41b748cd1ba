import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

interface DataTableProps {
  /** Unique on the page. */
  readonly id: string;
  readonly caption: ReactNode;
  /** Hides the caption visually, for tables that have a heading with the same text. */
  readonly captionHidden?: boolean;
  /** Columns in order; the first one holds the row headers. */
  readonly columns: readonly { readonly id: string; readonly label: ReactNode; readonly figures?: boolean }[];
  /** Rows with one cell per column. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
  /** Cells of the footer row with the sums. */
  readonly sum?: readonly ReactNode[];
}

const CELL = 'px-3 py-2.75 whitespace-nowrap first:sticky first:start-0 first:z-raised first:text-start';

/** Renders a table that scrolls horizontally by touch and keyboard when it is too wide, and shows it by a shadow; the first column stays in view. */
export function DataTable({ id, caption, captionHidden = false, columns, rows, sum }: DataTableProps) {
  const align = columns.map(({ figures }) => (figures ? 'text-end' : 'text-start'));
  return (
    <div
      role="region"
      aria-labelledby={`${id}-caption`}
      tabIndex={0}
      className="focus-inset table-frame [--table-ground:var(--surface)]"
    >
      <table className="w-full border-collapse text-xs">
        <caption id={`${id}-caption`} className={captionHidden ? 'sr-only' : 'pb-2 text-start text-text-3'}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column, position) => (
              <th
                key={column.id}
                scope="col"
                className={classes(
                  CELL,
                  align[position],
                  'bg-surface-2 font-label text-text-2 first:rounded-ss-sm last:rounded-se-sm',
                )}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} cells={row.cells} columns={columns} align={align} kind="plain" />
          ))}
        </tbody>
        {sum !== undefined && (
          <tfoot>
            <Row cells={sum} columns={columns} align={align} kind="sum" />
          </tfoot>
        )}
      </table>
    </div>
  );
}

interface RowProps extends Pick<DataTableProps, 'columns'> {
  readonly cells: readonly ReactNode[];
  readonly align: readonly string[];
  readonly kind: keyof typeof KINDS;
}

/** Classes by kind of row. Figures are never lighter than a label: the Arabic zero is a small dot. */
const KINDS = {
  plain: {
    row: 'group/row border-b border-line hover:bg-page',
    name: 'font-text group-hover/row:bg-page',
    cell: 'font-label',
  },
  sum: { row: '', name: 'font-strong', cell: 'font-strong' },
};

function Row({ cells, columns, align, kind }: RowProps) {
  const { row, name, cell } = KINDS[kind];
  return (
    <tr className={row}>
      {columns.map((column, position) =>
        position === 0 ? (
          <th key={column.id} scope="row" className={classes(CELL, 'bg-surface', name)}>
            {cells[position]}
          </th>
        ) : (
          <td key={column.id} className={classes(CELL, align[position], cell)}>
            {cells[position]}
          </td>
        ),
      )}
    </tr>
  );
}
