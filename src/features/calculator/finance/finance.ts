import type { Schedule } from '#src/domain/calculators/repayment-schedule.ts';
import type { FinanceFigures } from '#src/services/calculators.ts';

/** A finance as its bank reckoned it, and how it is paid; amounts in riyals. */
export interface Finance {
  readonly figures: FinanceFigures;
  /** Months. */
  readonly tenure: number;
  readonly balloon: number;
  /** When the first instalment falls, `2026-11-27`, where the bank is told. */
  readonly firstDay?: string | undefined;
  /** Absent where it does not add up to what the bank answered. */
  readonly schedule?: Schedule | undefined;
}

/** A finance of nothing, all of it 0. */
export const NO_FINANCE: Finance = {
  figures: { instalment: 0, apr: 0, financeAmount: 0, totalAmountPayable: 0 },
  tenure: 0,
  balloon: 0,
};
