import { onDemand } from './on-demand.ts';

/** What a finance costs; amounts in riyals. */
export interface FinanceFigures {
  readonly instalment: number;
  /** Percent, effective a year. */
  readonly apr: number;
  readonly financeAmount: number;
  readonly totalAmountPayable: number;
}

/** What a personal finance costs a year, and its amount. */
export type PersonalFigures = Pick<FinanceFigures, 'apr' | 'financeAmount'>;

/** What a credit card costs. */
export interface CardFigures {
  /** Percent, effective a year. */
  readonly apr: number;
  /** Months until a balance is repaid by the least payments. */
  readonly months: number;
}

/** What a property's rent repays; amounts in riyals. */
export interface PropertyFigures {
  readonly instalment: number;
  readonly financeAmount: number;
  readonly profit: number;
  readonly totalAmountPayable: number;
}

/** What a car's lease costs; amounts in riyals, all of them 0 where there is none to be had. */
export interface LeaseFigures {
  readonly instalment: number;
  readonly financeAmount: number;
  readonly balloon: number;
  readonly totalAmountPayable: number;
  /** Months. */
  readonly tenure: number;
}

const calls = () => import('./calculator-calls.ts');

/** Asks the bank what a car's finance costs; on failure the failure holds what the bank answered instead. */
export const reckonAutoFinance = onDemand(async () => (await calls()).reckonAutoFinance);

/** Asks the bank what a home's finance costs. */
export const reckonHomeFinance = onDemand(async () => (await calls()).reckonHomeFinance);

/** Asks the bank at what rate instalments repay a personal finance. */
export const reckonPersonalFinance = onDemand(async () => (await calls()).reckonPersonalFinance);

/** Asks the bank what a credit card costs. */
export const reckonCardFinance = onDemand(async () => (await calls()).reckonCardFinance);

/** Asks the bank what a property's rent repays. */
export const reckonPropertyFinance = onDemand(async () => (await calls()).reckonPropertyFinance);

/** Asks the bank what the lease of a pre-owned car costs. */
export const reckonAutoLease = onDemand(async () => (await calls()).reckonAutoLease);
