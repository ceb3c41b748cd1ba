import { type Day, monthsLater } from '#sitecore/rules/calendar-day.ts';
import { type Months, type Percent, type Riyals, type Years } from '#sitecore/rules/finance/units.ts';

/** A payment of the customer after signing. */
export interface Payment {
  /** Never negative. */
  readonly amount: Riyals;
  /** After signing. */
  readonly years: Years;
}

/** Bounds of the search, as ln(1 + X): X in (-0.99, 100]. */
const MIN_LOG_RATE = Math.log(0.01);
const MAX_LOG_RATE = Math.log(101);
const HALVINGS = 200;

/**
 * Returns the effective annual rate, unrounded, at which the payments have the present value `net`, the amount
 * that the customer receives at signing. Undefined when it is above 10,000 %. FINANCE §1.4.
 */
export function annualPercentageRate(net: Riyals, payments: readonly Payment[]): Percent | undefined {
  if (presentValue(MAX_LOG_RATE, payments) > net) return undefined;
  let [low, high] = [MIN_LOG_RATE, MAX_LOG_RATE];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (presentValue(middle, payments) > net) low = middle;
    else high = middle;
  }
  return 100 * Math.expm1((low + high) / 2);
}

/** Returns the value of payments at signing, discounted at ln(1 + X). */
const presentValue = (logRate: number, payments: readonly Payment[]): Riyals =>
  payments.reduce((sum, { amount, years }) => sum + amount * Math.exp(-logRate * years), 0);

/** Returns equal instalments at the end of each month and the balloon with the last of them. FINANCE §1.4, §1.5. */
export function monthlyPayments(instalment: Riyals, tenure: Months, balloon: Riyals): readonly Payment[] {
  const instalments = Array.from({ length: tenure }, (_, month) => ({ amount: instalment, years: (month + 1) / 12 }));
  return [...instalments, { amount: balloon, years: tenure / 12 }];
}

interface DatedFinance {
  readonly contract: Day;
  /** Day of the first instalment; the others fall on the same day of the following months. */
  readonly first: Day;
  readonly instalment: Riyals;
  readonly tenure: Months;
  readonly balloon: Riyals;
}

/** Days of a year; leap years count 365 too. */
const YEAR_DAYS = 365;

/** Returns equal instalments on their calendar days and the balloon with the last of them. FINANCE §1.4, §2.1. */
export function datedPayments({ contract, first, instalment, tenure, balloon }: DatedFinance): readonly Payment[] {
  return Array.from({ length: tenure }, (_, month) => ({
    amount: month === tenure - 1 ? instalment + balloon : instalment,
    years: (monthsLater(first, month) - contract) / YEAR_DAYS,
  }));
}
