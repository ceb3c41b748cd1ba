const incomplete = new WeakSet();

/** Marks data that stands in for what could not be fetched: its page is prepared again at the next occasion. */
export function asIncomplete<Data extends object>(data: Data): Data {
  incomplete.add(data);
  return data;
}

/** Returns true for a widget's data that is marked, or of which a member is. */
export const isIncomplete = (data: unknown): boolean =>
  isMarked(data) || (typeof data === 'object' && data !== null && Object.values(data).some(isMarked));

const isMarked = (data: unknown): boolean => typeof data === 'object' && data !== null && incomplete.has(data);
