/** Returns the cursor of a page of `first` results; null for the first page, which is 1. */
export const cursorOf = (page: number, first: number): string | null =>
  page > 1 ? btoa(String((page - 1) * first)) : null;
