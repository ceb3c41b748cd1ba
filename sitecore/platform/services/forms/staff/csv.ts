/** Characters with which a spreadsheet begins a formula. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** Returns a cell of a CSV file: quoted, and never a formula of a spreadsheet. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text.trimStart()) || FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Returns a CSV file that spreadsheets read as UTF-8. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
