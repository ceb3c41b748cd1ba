import { onDemand } from './on-demand.ts';

/** What a finance costs; amounts in riyals. */
export interface FinanceFigures {
  readonly instalment: number;
  /** Percent, effective a year. */
  readonly apr: number;
  readonly financeAmount: number;
  readonly totalAmountPayable: number;
}

const calls = () => import('./calculator-calls.ts');

/** Asks the bank what a car's finance costs; on failure the failure holds what the bank answered instead. */
export const reckonAutoFinance = onDemand(async () => (await calls()).reckonAutoFinance);
