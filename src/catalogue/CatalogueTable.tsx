import type { ReactNode } from 'react';
import { Heading } from '#src/ui/text/Heading.tsx';

interface CatalogueTableProps {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly columns: readonly string[];
  /** Rows by key, each with one cell per column; the first one is the row's header. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** Renders a titled table whose texts wrap; nothing when it has no rows. */
export function CatalogueTable({ id, title, columns, rows }: CatalogueTableProps) {
  if (rows.length === 0) return null;
  return (
    <div className="catalogue-part">
      <Heading level={2} size="xl" id={id}>
        {title}
      </Heading>
      <div role="region" aria-labelledby={id} tabIndex={0} className="catalogue-scroll">
        <table className="catalogue-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [header, ...cells] }) => (
              <tr key={key}>
                <th scope="row">{header}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
