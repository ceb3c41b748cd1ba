/** The most page numbers that a pagination shows (document 3, section 9). */
const MOST_BUTTONS = 7;

/** Returns the numbers of the pages around the current one, at most `most`, as many on both sides as there are. */
export function pageWindow(page: number, pages: number, most = MOST_BUTTONS): readonly number[] {
  const length = Math.min(pages, most);
  const first = Math.min(Math.max(page - Math.floor(length / 2), 1), pages - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}
