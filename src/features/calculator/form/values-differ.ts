/** Returns true if two forms of the same fields have different values. */
export const valuesDiffer = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean =>
  JSON.stringify(Object.entries(one).toSorted()) !== JSON.stringify(Object.entries(other).toSorted());
