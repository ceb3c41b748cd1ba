import { Button } from '#src/ui/action/Button.tsx';
import { csvOf, type CsvRow } from './csv.ts';

interface CsvButtonProps {
  readonly label: string;
  /** Name of the file, without its ending. */
  readonly name: string;
  /** Headings, then the rows of the table. */
  readonly rows: readonly CsvRow[];
}

/** Renders the button that downloads a table as a file; nothing is sent to a server. */
export const CsvButton = ({ label, name, rows }: CsvButtonProps) => (
  <Button
    kind="text"
    size="sm"
    iconStart="download"
    className="-ms-3.5 mt-4 noscript:hidden print:hidden"
    onClick={() => download(csvOf(rows), `${name}.csv`)}
  >
    {label}
  </Button>
);

function download(csv: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = fileName;
  anchor.click();
  URL.revokeObjectURL(url);
}
