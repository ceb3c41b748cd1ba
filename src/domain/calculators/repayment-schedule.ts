import { type FinanceParts } from './finance-parts.ts';
import { wholeRiyals } from './whole-riyals.ts';

/** What is paid in one year of a finance, in whole riyals. */
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
  /** The parts in whole riyals; they sum to the rounded total. */
  readonly parts: FinanceParts;
  readonly years: readonly ScheduleYear[];
}

const MONTHS = 12;
const HALVINGS = 100;

/**
 * Lays a finance out over its years: level instalments and a balloon with the last; profit falls on what is left of the
 * principal, insurance evenly; the fee is paid at signing. Every column sums to its part. FINANCE §1.5, §2.2.
 */
export function repaymentSchedule(parts: FinanceParts, tenure: number, balloon: number): Schedule {
  const [principal = 0, profit = 0, insurance = 0, fee = 0] = wholeRiyals([
    parts.principal,
    parts.profit,
    parts.insurance,
    parts.fee,
  ]);
  const [wholeBalloon = 0] = wholeRiyals([balloon]);
  const instalment = (parts.principal + parts.profit - balloon) / tenure;
  const profits = yearlyProfits(parts.principal, tenure, instalment, balloon);
  const months = profits.map((_, index) => Math.min(MONTHS, tenure - index * MONTHS));
  const capitals = profits.map((one, index) => instalment * (months[index] ?? 0) - one);
  const profitByYear = spread(profits, profit);
  const capitalByYear = spread(capitals, principal - wholeBalloon);
  const insuranceByYear = spread(months, insurance);
  let left = principal;
  const years = profits.map((_, index) => {
    const last = index === profits.length - 1;
    const [capital = 0, ownProfit = 0, premium = 0] = [
      capitalByYear[index],
      profitByYear[index],
      insuranceByYear[index],
    ];
    const paidBalloon = last ? wholeBalloon : 0;
    left -= capital + paidBalloon;
    const paid = capital + ownProfit + premium + paidBalloon;
    return { year: index + 1, capital, profit: ownProfit, insurance: premium, balloon: paidBalloon, paid, left };
  });
  return { parts: { principal, profit, insurance, fee }, years };
}

/** Shares a whole amount out in proportion, in whole riyals. */
function spread(weights: readonly number[], whole: number): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return wholeRiyals(weights.map((weight) => (sum === 0 ? 0 : (whole * weight) / sum)));
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
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > principal) low = middle;
    else high = middle;
  }
  return high;
}
