import { roundKeepingSum } from './round-keeping-sum.ts';

/** What the total of a finance is made of, in riyals. */
export interface FinanceParts {
  readonly principal: number;
  readonly profit: number;
  readonly insurance: number;
  /** All that is paid at signing. */
  readonly fee: number;
}

/** What is paid in one year of a finance. */
export interface ScheduleYear {
  /** 1 for the first. */
  readonly year: number;
  readonly capital: number;
  readonly profit: number;
  readonly insurance: number;
  /** Paid with the last instalment; 0 before. */
  readonly balloon: number;
  /** All of these together. */
  readonly paid: number;
  /** What is left of the principal. */
  readonly left: number;
}

export interface Schedule {
  /** Of a riyal: how many decimals all amounts have. */
  readonly decimals: number;
  /** The parts, rounded so that they sum to the rounded total. */
  readonly parts: FinanceParts;
  readonly years: readonly ScheduleYear[];
}

const MONTHS = 12;
const BISECTION_STEPS = 100;

/**
 * Lays a finance out over its years: level instalments and a balloon with the last; profit falls on what is left of the
 * principal, insurance evenly; the fee is paid at signing. Every column sums to its part. FINANCE §1.5, §2.2.
 */
export function repaymentSchedule(parts: FinanceParts, tenure: number, balloon: number, decimals = 0): Schedule {
  const unit = 10 ** decimals;
  // Whole units until the end: sums of binary fractions would drift.
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
  /** The same, rounded to sum to the rounded total. */
  readonly whole: FinanceParts;
  readonly tenure: number;
  readonly balloon: number;
}

/** The years of a finance whose amounts are counted in whole units. */
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

/** Shares a whole amount out in proportion, in whole units. */
function spread(weights: readonly number[], whole: number): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return roundKeepingSum(weights.map((weight) => (sum === 0 ? 0 : (whole * weight) / sum)));
}

/** The profit of each year, on what is left of the principal month by month. */
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

/** The monthly rate at which instalments and balloon repay the principal; 0 when they are no more than it. */
function monthlyRate(principal: number, tenure: number, instalment: number, balloon: number): number {
  const worth = (rate: number): number => {
    const discount = (1 + rate) ** -tenure;
    return (rate === 0 ? instalment * tenure : (instalment * (1 - discount)) / rate) + balloon * discount;
  };
  if (worth(0) <= principal) return 0;
  let [low, high] = [0, 1];
  for (let halving = 0; halving < BISECTION_STEPS; halving += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > principal) low = middle;
    else high = middle;
  }
  return high;
}
