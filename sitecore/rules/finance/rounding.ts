/** Added before rounding, so that a tie that binary fractions left just below counts as a tie. FINANCE §1.3. */
const NUDGE = 1e-9;

/** Rounds half away from zero to a number of decimals; never returns -0. FINANCE §1.3. */
export function roundHalfUp(value: number, decimals: number): number {
  const unit = 10 ** decimals;
  const rounded = Math.round((Math.abs(value) + NUDGE) * unit) / unit;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** Rounds an amount of zero or more down to a whole number. FINANCE §1.3. */
export const roundDown = (value: number): number => Math.floor(value + NUDGE);
