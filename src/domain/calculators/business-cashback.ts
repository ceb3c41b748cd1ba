import { roundDown, roundHalfUp } from '#sitecore/rules/finance/rounding.ts';
import { authoredCap, authoredFraction, authoredNumber } from './authored-figures.ts';
import { type Cashback, type CashbackCaps, sumOf, withinLimit } from './spending.ts';

/** A category of spending as its author wrote it; amounts in riyals a month, rates as fractions or with a percent sign. */
export interface BusinessCategory {
  readonly Code: string;
  readonly ScrollLimit: string;
  readonly ThresholdAmount: string;
  readonly LowThresholdRate: string;
  readonly HighThresholdRate: string;
}

/** What is spent on a category a month; null where nothing is entered. */
export interface BusinessSpending {
  readonly category: BusinessCategory;
  readonly amount: number | null;
}

/** The category whose cashback is not taken in whole riyals. */
const IN_HALALAS = 'LOI';

/** What a category gives back a month: the low rate up to its threshold, the high rate above it. FINANCE §3.3. */
export function categoryCashback({ category, amount }: BusinessSpending): number {
  const { Code, ScrollLimit, ThresholdAmount, LowThresholdRate, HighThresholdRate } = category;
  const spent = withinLimit(amount, authoredCap(ScrollLimit));
  const threshold = authoredNumber(ThresholdAmount);
  const cashback =
    Math.min(spent, threshold) * authoredFraction(LowThresholdRate) +
    Math.max(0, spent - threshold) * authoredFraction(HighThresholdRate);
  return Code === IN_HALALAS ? cashback : roundDown(cashback);
}

/** What all categories give back: whole riyals a month, then a year, each up to its cap. FINANCE §3.3. */
export function businessCashback(
  spending: readonly BusinessSpending[],
  { MaxMonthlyCashback, MaxYearlyCashback }: CashbackCaps,
): Cashback {
  const monthly = Math.min(roundHalfUp(sumOf(spending.map(categoryCashback)), 0), authoredCap(MaxMonthlyCashback));
  const yearly = Math.min(roundHalfUp(12 * monthly, 0), authoredCap(MaxYearlyCashback));
  return { monthly, yearly };
}
