/** The least and the greatest limit that a card is given, in riyals. FINANCE §2.4. */
const LEAST = 10_000;
const GREATEST = 150_000;

/** Whether a card can have this limit; 0 is one that nobody has set yet. */
export const isCreditLimit = (amount: number): boolean => amount === 0 || (amount >= LEAST && amount <= GREATEST);

/** The limit that is reckoned with. */
export const usedCreditLimit = (limit: number): number => (limit === 0 ? LEAST : limit);
