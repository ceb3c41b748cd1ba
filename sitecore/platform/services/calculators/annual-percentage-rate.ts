import { type Day, monthsLater } from '#sitecore/rules/calendar-day.ts';

/** What a customer pays after signing. */
export interface Payment {
  /** Riyals, never negative. */
  readonly amount: number;
  /** Years after signing. */
  readonly years: number;
}

/** ln(1 + X) for the least and the greatest rate that is looked for: X in (-0.99, 100]. */
const LEAST = Math.log(0.01);
const GREATEST = Math.log(101);
const HALVINGS = 200;

/**
 * The effective annual rate, in percent, at which the payments are worth what the customer got at signing; unrounded.
 * Undefined when it is above 10,000 %. FINANCE §1.4.
 */
export function annualPercentageRate(net: number, payments: readonly Payment[]): number | undefined {
  if (presentValue(GREATEST, payments) > net) return undefined;
  let [low, high] = [LEAST, GREATEST];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (presentValue(middle, payments) > net) low = middle;
    else high = middle;
  }
  return 100 * Math.expm1((low + high) / 2);
}

/** What payments are worth at signing, discounted at ln(1 + X). */
const presentValue = (logRate: number, payments: readonly Payment[]): number =>
  payments.reduce((sum, { amount, years }) => sum + amount * Math.exp(-logRate * years), 0);

/** Equal instalments at the end of each month, and the balloon with the last of them. FINANCE §1.4, §1.5. */
export function monthlyPayments(instalment: number, tenure: number, balloon: number): readonly Payment[] {
  const instalments = Array.from({ length: tenure }, (_, month) => ({ amount: instalment, years: (month + 1) / 12 }));
  return [...instalments, { amount: balloon, years: tenure / 12 }];
}

interface DatedFinance {
  readonly contract: Day;
  /** When the first instalment falls; the others fall on the same day of the months that follow. */
  readonly first: Day;
  readonly instalment: number;
  readonly tenure: number;
  readonly balloon: number;
}

/** Days of a year, in leap years too. */
const YEAR_DAYS = 365;

/** Equal instalments on their days, and the balloon with the last of them. FINANCE §1.4, §2.1. */
export function datedPayments({ contract, first, instalment, tenure, balloon }: DatedFinance): readonly Payment[] {
  return Array.from({ length: tenure }, (_, month) => ({
    amount: month === tenure - 1 ? instalment + balloon : instalment,
    years: (monthsLater(first, month) - contract) / YEAR_DAYS,
  }));
}
