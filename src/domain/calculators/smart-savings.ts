import { roundHalfUp } from '#sitecore/rules/finance/rounding.ts';
import { authoredNumber } from './authored-figures.ts';
import { sumOf } from './spending.ts';

/** What the ways of saving put aside a week, in the order of the tabs; from weekly spending in riyals. FINANCE §3.7. */
const WAYS: readonly ((spent: number) => number)[] = [
  /** A twentieth of what is spent. */
  (spent) => spent * 0.05,
  /** A riyal for each category. */
  () => 1,
  /** What is missing to the next whole riyal. */
  (spent) => roundUp(spent) - spent,
];

const WEEKS = 52;

/** The tab whose way of saving is a riyal a category: its cards carry that figure. */
export const RIYAL_TAB = 1;

/** What is saved a week and a year, with 2 decimals; a tab beyond the known ways saves nothing. FINANCE §3.7. */
export function smartSavings(tab: number, weeklySpending: readonly string[]) {
  const save = WAYS[tab] ?? (() => 0);
  const weekly = sumOf(weeklySpending.map((text) => save(authoredNumber(text))));
  return { weekly: roundHalfUp(weekly, 2), yearly: roundHalfUp(WEEKS * weekly, 2) };
}

/** Rounds up to a whole number; what binary fractions left just above one is that one. */
const roundUp = (value: number): number => Math.ceil(value - 1e-9);
