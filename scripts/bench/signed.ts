/** A difference with its sign, its size as it is written. */
export const signed = (difference: number, written: (size: number) => string): string =>
  `${difference < 0 ? '−' : '+'} ${written(Math.abs(difference))}`;
