import { roundHalfUp } from '#sitecore/rules/finance/rounding.ts';
import { authoredCap, authoredNumber } from './authored-figures.ts';
import { type Cashback, type CashbackCaps, sumOf, withinLimit } from './spending.ts';

/** A category of spending as its author wrote it; amounts in riyals a month, the rate in percent. */
interface SimpleCategory {
  readonly scrollLimit: string;
  readonly rate: string;
  readonly maxCashback: string;
}

/** What is spent on a category a month; null where nothing is entered. */
export interface SimpleSpending {
  readonly category: SimpleCategory;
  readonly amount: number | null;
}

/** What a category gives back a month, up to its own cap; not rounded. FINANCE §3.4. */
const categoryCashback = ({ category: { scrollLimit, rate, maxCashback }, amount }: SimpleSpending): number =>
  Math.min((withinLimit(amount, authoredCap(scrollLimit)) * authoredNumber(rate)) / 100, authoredCap(maxCashback));

/** What all categories give back a month and a year, each up to its cap, with 2 decimals at the end. FINANCE §3.4. */
export function simpleCashback(
  spending: readonly SimpleSpending[],
  { MaxMonthlyCashback, MaxYearlyCashback }: CashbackCaps,
): Cashback {
  const monthly = Math.min(sumOf(spending.map(categoryCashback)), authoredCap(MaxMonthlyCashback));
  const yearly = Math.min(12 * monthly, authoredCap(MaxYearlyCashback));
  return { monthly: roundHalfUp(monthly, 2), yearly: roundHalfUp(yearly, 2) };
}
