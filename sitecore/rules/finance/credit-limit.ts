import { type Riyals } from './units.ts';
/** Bounds of a card's limit in riyals. FINANCE §2.4. */
const MIN_LIMIT: Riyals = 10_000;
const MAX_LIMIT: Riyals = 150_000;

/** Returns true for a valid limit; 0 stands for a limit that is not set. */
export const isCreditLimit = (amount: Riyals): boolean => amount === 0 || (amount >= MIN_LIMIT && amount <= MAX_LIMIT);

/** Returns the limit for the calculation: the minimum when none is set. */
export const effectiveCreditLimit = (limit: Riyals): Riyals => (limit === 0 ? MIN_LIMIT : limit);
