const BY_NAME: ReadonlyMap<string, number> = new Map([
  ...[1, 2, 3, 4, 6, 12].map((count) => [`${count}`, count] as const),
  ['monthly', 12],
  ['quarterly', 4],
  ['semiannual', 2],
  ['semi-annual', 2],
  ['halfyearly', 2],
  ['half-yearly', 2],
  ['annual', 1],
  ['yearly', 1],
]);

/** Returns the instalments a year of a frequency, in any case; undefined for an unknown one. FINANCE §2.5. */
export const instalmentsAYear = (frequency: string): number | undefined => BY_NAME.get(frequency.trim().toLowerCase());

/** Returns the payouts a year of a deposit's profit, 0 for one at maturity; undefined for an unknown text. FINANCE §2.8. */
export const payoutsAYear = (payout: string): number | undefined =>
  payout.trim().toLowerCase() === 'maturity' ? 0 : instalmentsAYear(payout);
