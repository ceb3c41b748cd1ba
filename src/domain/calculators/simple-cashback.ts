import { percentOf, type Riyals, roundToHalalas } from '#sitecore/rules/finance/units.ts';
import { authoredCap, authoredNumber } from './authored-figures.ts';
import { type Cashback, type CashbackCaps, sumOf, withinLimit } from './spending.ts';

/** Authored spending category; amounts in riyals a month, the rate in percent. */
interface SimpleCategory {
  readonly scrollLimit: string;
  readonly rate: string;
  readonly maxCashback: string;
}

/** Monthly spending on a category; null for an empty field. */
export interface SimpleSpending {
  readonly category: SimpleCategory;
  readonly amount: Riyals | null;
}

/** Returns the monthly cashback of a category, up to its own cap, not rounded. FINANCE §3.4. */
const categoryCashback = ({ category: { scrollLimit, rate, maxCashback }, amount }: SimpleSpending): Riyals =>
  Math.min(percentOf(withinLimit(amount, authoredCap(scrollLimit)), authoredNumber(rate)), authoredCap(maxCashback));

/** Returns the cashback of all categories, a month and a year, each up to its cap; rounded to 2 decimals last. FINANCE §3.4. */
export function simpleCashback(
  spending: readonly SimpleSpending[],
  { MaxMonthlyCashback, MaxYearlyCashback }: CashbackCaps,
): Cashback {
  const monthly = Math.min(sumOf(spending.map(categoryCashback)), authoredCap(MaxMonthlyCashback));
  const yearly = Math.min(12 * monthly, authoredCap(MaxYearlyCashback));
  return { monthly: roundToHalalas(monthly), yearly: roundToHalalas(yearly) };
}
