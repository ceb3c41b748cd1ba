import { roundDown } from '#sitecore/rules/finance/rounding.ts';
import { type Riyals, roundToRiyals, shareOf } from '#sitecore/rules/finance/units.ts';
import { authoredCap, authoredFraction, authoredNumber } from './authored-figures.ts';
import { type Cashback, type CashbackCaps, sumOf, withinLimit } from './spending.ts';

/** Authored spending category; amounts in riyals a month, rates as fractions or with a percent sign. */
interface BusinessCategory {
  readonly Code: string;
  readonly ScrollLimit: string;
  readonly ThresholdAmount: string;
  readonly LowThresholdRate: string;
  readonly HighThresholdRate: string;
}

/** Monthly spending on a category; null for an empty field. */
export interface BusinessSpending {
  readonly category: BusinessCategory;
  readonly amount: Riyals | null;
}

/** Code of the category whose cashback is not rounded down to whole riyals. */
export const IN_HALALAS = 'LOI';

/** Returns the monthly cashback of a category: the low rate up to its threshold, the high rate above it. FINANCE §3.3. */
export function categoryCashback({ category, amount }: BusinessSpending): Riyals {
  const { Code, ScrollLimit, ThresholdAmount, LowThresholdRate, HighThresholdRate } = category;
  const spent = withinLimit(amount, authoredCap(ScrollLimit));
  const threshold = authoredNumber(ThresholdAmount);
  const cashback =
    shareOf(Math.min(spent, threshold), authoredFraction(LowThresholdRate)) +
    shareOf(Math.max(0, spent - threshold), authoredFraction(HighThresholdRate));
  return Code === IN_HALALAS ? cashback : roundDown(cashback);
}

/** Returns the cashback of all categories in whole riyals, a month and a year, each up to its cap. FINANCE §3.3. */
export function businessCashback(
  spending: readonly BusinessSpending[],
  { MaxMonthlyCashback, MaxYearlyCashback }: CashbackCaps,
): Cashback {
  const monthly = Math.min(roundToRiyals(sumOf(spending.map(categoryCashback))), authoredCap(MaxMonthlyCashback));
  const yearly = Math.min(roundToRiyals(12 * monthly), authoredCap(MaxYearlyCashback));
  return { monthly, yearly };
}
