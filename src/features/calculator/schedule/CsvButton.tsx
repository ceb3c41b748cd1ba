import { saveFile } from '#src/features/download/save-file.ts';
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
    onClick={() => saveFile(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)}
  >
    {label}
  </Button>
);
