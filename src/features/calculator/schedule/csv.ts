/** Without this mark, spreadsheets do not read the file as UTF-8 and show wrong characters for Arabic. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Cells of a row; figures in plain digits. */
export type CsvRow = readonly (string | number)[];

/** Returns rows as comma-separated values; the texts of the first row, the headings, are quoted. */
export const csvOf = ([head = [], ...rows]: readonly CsvRow[]): string =>
  BYTE_ORDER_MARK + [head.map(quoted), ...rows].map((row) => row.join(',')).join('\r\n');

const quoted = (text: string | number): string => `"${`${text}`.replaceAll('"', '""')}"`;
