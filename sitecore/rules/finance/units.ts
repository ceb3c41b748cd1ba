import { roundHalfUp } from './rounding.ts';

/** A number of a unit. A number of another unit is not assignable to it; one without a unit, such as a literal, is. */
type Quantity<Unit extends string> = number & { readonly unit?: Unit };

/** An amount in riyals, with decimals. */
export type Riyals = Quantity<'riyal'>;
/** Hundredths: 5 is a twentieth. */
export type Percent = Quantity<'percent'>;
/** A share of one: 0.05 is a twentieth. */
export type Fraction = Quantity<'fraction'>;
export type Months = Quantity<'month'>;
export type Years = Quantity<'year'>;

/** Returns a percentage of an amount, not rounded. */
export const percentOf = (amount: Riyals, percent: Percent): Riyals => (amount * percent) / 100;

/** Returns a share of an amount, not rounded. */
export const shareOf = (amount: Riyals, share: Fraction): Riyals => amount * share;

/** Converts years to months. */
export const monthsIn = (years: Years): Months => 12 * years;

/** Rounds an amount half up to halalas. FINANCE §1.3. */
export const roundToHalalas = (amount: Riyals): Riyals => roundHalfUp(amount, 2);

/** Rounds an amount half up to whole riyals. FINANCE §1.3. */
export const roundToRiyals = (amount: Riyals): Riyals => roundHalfUp(amount, 0);

/** Rounds a rate half up to two decimals. FINANCE §1.3. */
export const roundRate = (rate: Percent): Percent => roundHalfUp(rate, 2);
