/** The cursor at which a page of a list begins, the first page being 1, which has none. */
export const cursorOf = (page: number, first: number): string | null =>
  page > 1 ? btoa(String((page - 1) * first)) : null;
