/** Formats a difference with its sign. */
export const signed = (difference: number, written: (size: number) => string): string =>
  `${difference < 0 ? '−' : '+'} ${written(Math.abs(difference))}`;
