/** Bounds of a card's limit in riyals. FINANCE §2.4. */
const MIN_LIMIT = 10_000;
const MAX_LIMIT = 150_000;

/** Returns true for a valid limit; 0 stands for a limit that is not set. */
export const isCreditLimit = (amount: number): boolean => amount === 0 || (amount >= MIN_LIMIT && amount <= MAX_LIMIT);

/** Returns the limit for the calculation: the minimum when none is set. */
export const effectiveCreditLimit = (limit: number): number => (limit === 0 ? MIN_LIMIT : limit);
