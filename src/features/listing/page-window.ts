/** The most page numbers that a pagination shows (document 3, section 9). */
const MOST_BUTTONS = 7;

/** Returns the numbers of the pages around the current one, at most `most`, as many on both sides as there are. */
export function pageWindow(page: number, pages: number, most = MOST_BUTTONS): readonly number[] {
  const length = Math.min(pages, most);
  const first = Math.min(Math.max(page - Math.floor(length / 2), 1), pages - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}

/** The most pages of which every number is shown. */
const MOST_PAGES = 9;
/** Page numbers on each side of the current one where numbers are skipped. */
const BESIDE = 2;

/**
 * Returns the page numbers of the news (document 3, section 9): all up to 9, or else the first, the last and two on each side of the
 * current one; null where numbers are skipped.
 */
export function pagesWithEnds(page: number, pages: number): readonly (number | null)[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  if (pages <= MOST_PAGES) return all;
  const shown = all.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= BESIDE);
  return shown.flatMap((number, index) => (number - (shown[index - 1] ?? 0) > 1 ? [null, number] : [number]));
}
