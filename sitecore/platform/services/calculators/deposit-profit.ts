import type { DepositProfitRequest, DepositProfitResult } from '#sitecore/contracts/deposit-profit.ts';
import { success } from '#sitecore/contracts/result.ts';
import { type Day, isoDay, monthsLater } from '#sitecore/rules/calendar-day.ts';
import { percentOf, type Riyals, roundToHalalas } from '#sitecore/rules/finance/units.ts';
import type { CalculatorResult } from './calculator-result.ts';

const DAYS_OF_A_YEAR = 360;

/** Calculates the profit of a term deposit and the days on which it is paid: simple profit on actual days. FINANCE §2.8. */
export function depositProfit(request: DepositProfitRequest, today: Day): CalculatorResult<DepositProfitResult> {
  const { principal, tenure, profitRate, payout, startDate: start = today } = request;
  const step = payout === 0 ? tenure : 12 / payout;
  const ends = Array.from({ length: Math.ceil(tenure / step) }, (_, index) =>
    monthsLater(start, Math.min((index + 1) * step, tenure)),
  );
  const profitUntil = (end: Day): Riyals =>
    roundToHalalas((percentOf(principal, profitRate) * (end - start)) / DAYS_OF_A_YEAR);
  const payments = ends.map((end, index) => {
    const from = ends[index - 1] ?? start;
    return { Date: isoDay(end), Days: end - from, Profit: roundToHalalas(profitUntil(end) - profitUntil(from)) };
  });
  const maturity = monthsLater(start, tenure);
  return success({
    Profit: profitUntil(maturity),
    ProfitRate: profitRate,
    MaturityAmount: roundToHalalas(principal + (payments.at(-1)?.Profit ?? 0)),
    MaturityDate: isoDay(maturity),
    Payments: payments,
  });
}
