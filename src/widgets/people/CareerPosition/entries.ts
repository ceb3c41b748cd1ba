/**
 * Returns the entries of a list field, none of them blank: with a "=" the values of its `name=value` pairs, which are joined by
 * "&" and URL-encoded; without one its lines.
 */
export function splitEntries(text: string): readonly string[] {
  // A leading "?" would count as the mark of a query.
  const entries = text.includes('=') ? [...new URLSearchParams(`?${text}`).values()] : text.split('\n');
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
}
