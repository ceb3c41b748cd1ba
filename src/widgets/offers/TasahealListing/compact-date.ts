/** Returns a compact date, YYYYMMDD with or without a time after it, as YYYY-MM-DD; an empty text for any other. */
export function readCompactDate(text: string): string {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})(?!\d)/.exec(text.trim()) ?? [];
  return year === undefined ? '' : `${year}-${month}-${day}`;
}
