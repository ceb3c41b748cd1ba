/** The least and the greatest limit that a card is given, in riyals. FINANCE §2.4. */
const MIN_LIMIT = 10_000;
const MAX_LIMIT = 150_000;

/** Whether a card can have this limit; 0 is one that nobody has set yet. */
export const isCreditLimit = (amount: number): boolean => amount === 0 || (amount >= MIN_LIMIT && amount <= MAX_LIMIT);

/** The limit that is reckoned with. */
export const effectiveCreditLimit = (limit: number): number => (limit === 0 ? MIN_LIMIT : limit);
