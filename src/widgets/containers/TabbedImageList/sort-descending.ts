import { readNumber } from '#src/i18n/typed-number.ts';

/** Things in the falling order of the numbers that name them, in any digits; those without a number last, as they came. */
export const sortDescending = <T>(things: readonly T[], nameOf: (thing: T) => string): readonly T[] =>
  things.toSorted((a, b) => rankOf(nameOf(b)) - rankOf(nameOf(a)));

/** Below every number: names without one differ by nothing. */
const rankOf = (name: string): number => readNumber(name) ?? -1;
