import { type Riyals } from '#sitecore/rules/finance/units.ts';

/** Monthly and yearly cashback. */
export interface Cashback {
  readonly monthly: Riyals;
  readonly yearly: Riyals;
}

/** Authored upper limits of the cashback of all categories; no limit unless above 0. */
export interface CashbackCaps {
  readonly MaxMonthlyCashback: string;
  readonly MaxYearlyCashback: string;
}

/** Limits an amount to the range of a category's slider, 0 to `limit`; 0 for an empty field. FINANCE §3.3. */
export const withinLimit = (amount: Riyals | null, limit: Riyals): Riyals => Math.min(Math.max(amount ?? 0, 0), limit);

export const sumOf = (amounts: readonly Riyals[]): Riyals => amounts.reduce((sum, amount) => sum + amount, 0);
