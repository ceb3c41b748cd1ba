import { readNumber } from '#src/i18n/typed-number.ts';

/** Returns the items sorted by the number their name is, in any digits, highest first; those without a number come last, in their order. */
export const sortDescending = <T>(items: readonly T[], nameOf: (item: T) => string): readonly T[] =>
  items.toSorted((a, b) => rankOf(nameOf(b)) - rankOf(nameOf(a)));

/** Returns the number of a name, or -1 without one, so that such names keep their order. */
const rankOf = (name: string): number => readNumber(name) ?? -1;
