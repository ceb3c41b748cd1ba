/** Monthly and yearly cashback in riyals. */
export interface Cashback {
  readonly monthly: number;
  readonly yearly: number;
}

/** The most that all categories together give back, as the author wrote it; no bound unless above 0. */
export interface CashbackCaps {
  readonly MaxMonthlyCashback: string;
  readonly MaxYearlyCashback: string;
}

/** An amount as a category takes it: between 0 and where its slider ends; 0 where nothing is entered. FINANCE §3.3. */
export const withinLimit = (amount: number | null, limit: number): number => Math.min(Math.max(amount ?? 0, 0), limit);

/** The sum of some amounts. */
export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
