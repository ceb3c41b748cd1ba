import type { Schedule } from '#src/domain/calculators/repayment-schedule.ts';
import type { FinanceFigures } from '#src/services/calculators.ts';

/** Figures of a finance from the bank and its payments; amounts in riyals. */
export interface Finance {
  readonly figures: FinanceFigures;
  /** Months. */
  readonly tenure: number;
  readonly balloon: number;
  /** ISO date of the first instalment, `2026-11-27`, where the request contains one. */
  readonly firstDay?: string | undefined;
  /** Absent where it does not add up to the bank's total. */
  readonly schedule?: Schedule | undefined;
}

/** Finance whose figures are all 0. */
export const NO_FINANCE: Finance = {
  figures: { instalment: 0, apr: 0, financeAmount: 0, totalAmountPayable: 0 },
  tenure: 0,
  balloon: 0,
};
