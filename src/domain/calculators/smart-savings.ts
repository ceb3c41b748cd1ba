import { type Riyals, roundToHalalas } from '#sitecore/rules/finance/units.ts';
import { authoredNumber } from './authored-figures.ts';
import { sumOf } from './spending.ts';

/** Weekly savings from the weekly spending on a category, in the order of the tabs. FINANCE §3.7. */
const WAYS: readonly ((spent: Riyals) => Riyals)[] = [
  // A twentieth of the spending.
  (spent) => spent * 0.05,
  // A riyal for each category.
  () => 1,
  // The difference to the next whole riyal.
  (spent) => roundUp(spent) - spent,
];

const WEEKS = 52;

/** Tab that saves a riyal for each category; its cards show that figure. */
export const RIYAL_TAB = 1;

/** Returns the savings of a week and a year, to 2 decimals; 0 for an unknown tab. FINANCE §3.7. */
export function smartSavings(tab: number, weeklySpending: readonly string[]) {
  const save = WAYS[tab] ?? (() => 0);
  const weekly = sumOf(weeklySpending.map((text) => save(authoredNumber(text))));
  return { weekly: roundToHalalas(weekly), yearly: roundToHalalas(WEEKS * weekly) };
}

/** Rounds up to a whole number; ignores an excess below 1e-9, which is a binary rounding error. */
const roundUp = (value: number): number => Math.ceil(value - 1e-9);
