import { type Months, type Riyals } from '#sitecore/rules/finance/units.ts';
import { roundKeepingSum } from './round-keeping-sum.ts';

/** Components of the total of a finance. */
export interface FinanceParts {
  readonly principal: Riyals;
  readonly profit: Riyals;
  readonly insurance: Riyals;
  /** All fees; paid at signing. */
  readonly fee: Riyals;
}

/** Payments in one year of a finance. */
export interface ScheduleYear {
  /** 1 for the first year. */
  readonly year: number;
  readonly capital: Riyals;
  readonly profit: Riyals;
  readonly insurance: Riyals;
  /** Paid with the last instalment; 0 in earlier years. */
  readonly balloon: Riyals;
  /** Sum of capital, profit, insurance and balloon. */
  readonly paid: Riyals;
  /** Outstanding principal at the end of the year. */
  readonly left: Riyals;
}

export interface Schedule {
  /** Decimals of every amount. */
  readonly decimals: number;
  /** Rounded so that they sum to the rounded total. */
  readonly parts: FinanceParts;
  readonly years: readonly ScheduleYear[];
}

const MONTHS = 12;
const BISECTION_STEPS = 100;

/**
 * Returns the yearly payments of a finance: level instalments, a balloon with the last one, profit on the outstanding
 * principal, insurance spread evenly, the fee at signing. Each column sums to its part. FINANCE §1.5, §2.2.
 */
export function repaymentSchedule(parts: FinanceParts, tenure: Months, balloon: Riyals, decimals = 0): Schedule {
  const unit = 10 ** decimals;
  // Calculate in whole units: sums of binary fractions would drift.
  const inUnits = mapParts(parts, (amount) => amount * unit);
  const [principal = 0, profit = 0, insurance = 0, fee = 0] = roundKeepingSum([
    inUnits.principal,
    inUnits.profit,
    inUnits.insurance,
    inUnits.fee,
  ]);
  const whole = { principal, profit, insurance, fee };
  return {
    decimals,
    parts: mapParts(whole, (amount) => amount / unit),
    years: wholeYears({ exact: inUnits, whole, tenure, balloon: balloon * unit }).map(({ year, ...amounts }) => ({
      year,
      capital: amounts.capital / unit,
      profit: amounts.profit / unit,
      insurance: amounts.insurance / unit,
      balloon: amounts.balloon / unit,
      paid: amounts.paid / unit,
      left: amounts.left / unit,
    })),
  };
}

const mapParts = (
  { principal, profit, insurance, fee }: FinanceParts,
  to: (amount: number) => number,
): FinanceParts => ({
  principal: to(principal),
  profit: to(profit),
  insurance: to(insurance),
  fee: to(fee),
});

interface InUnits {
  readonly exact: FinanceParts;
  /** The exact parts rounded so that they sum to the rounded total. */
  readonly whole: FinanceParts;
  readonly tenure: number;
  readonly balloon: number;
}

/** Returns the years of a finance, all amounts in whole units. */
function wholeYears({ exact, whole, tenure, balloon }: InUnits): readonly ScheduleYear[] {
  const [wholeBalloon = 0] = roundKeepingSum([balloon]);
  const instalment = (exact.principal + exact.profit - balloon) / tenure;
  const profits = yearlyProfits(exact.principal, tenure, instalment, balloon);
  const months = profits.map((_, index) => Math.min(MONTHS, tenure - index * MONTHS));
  const capitals = profits.map((one, index) => instalment * (months[index] ?? 0) - one);
  const profitByYear = spread(profits, whole.profit);
  const capitalByYear = spread(capitals, whole.principal - wholeBalloon);
  const insuranceByYear = spread(months, whole.insurance);
  let left = whole.principal;
  return profits.map((_, index) => {
    const last = index === profits.length - 1;
    const [capital = 0, profit = 0, insurance = 0] = [
      capitalByYear[index],
      profitByYear[index],
      insuranceByYear[index],
    ];
    const paidBalloon = last ? wholeBalloon : 0;
    left -= capital + paidBalloon;
    const paid = capital + profit + insurance + paidBalloon;
    return { year: index + 1, capital, profit, insurance, balloon: paidBalloon, paid, left };
  });
}

/** Splits a whole amount in proportion to weights, in whole units. */
function spread(weights: readonly number[], whole: number): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return roundKeepingSum(weights.map((weight) => (sum === 0 ? 0 : (whole * weight) / sum)));
}

/** Returns the profit of each year, accrued monthly on the outstanding principal. */
function yearlyProfits(principal: number, tenure: number, instalment: number, balloon: number): readonly number[] {
  const rate = monthlyRate(principal, tenure, instalment, balloon);
  const years = Array.from({ length: Math.ceil(tenure / MONTHS) }, () => 0);
  let left = principal;
  for (let month = 0; month < tenure; month += 1) {
    const profit = left * rate;
    years[Math.floor(month / MONTHS)] = (years[Math.floor(month / MONTHS)] ?? 0) + profit;
    left -= instalment - profit;
  }
  return years;
}

/** Returns the monthly rate at which instalments and balloon repay the principal; 0 if they do not exceed it. */
function monthlyRate(principal: number, tenure: number, instalment: number, balloon: number): number {
  const presentValue = (rate: number): number => {
    const discount = (1 + rate) ** -tenure;
    return (rate === 0 ? instalment * tenure : (instalment * (1 - discount)) / rate) + balloon * discount;
  };
  if (presentValue(0) <= principal) return 0;
  let [low, high] = [0, 1];
  for (let step = 0; step < BISECTION_STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(middle) > principal) low = middle;
    else high = middle;
  }
  return high;
}
