import type { FinanceParts, Schedule } from '#src/domain/calculators/repayment-schedule.ts';

interface Terms {
  /** Months. */
  readonly tenure: number;
  /** Riyals paid with the last instalment. */
  readonly balloon: number;
  /** Decimals of amounts, 0 by default. */
  readonly decimals?: number;
}

/** Returns the repayment schedule, loading its code with the first result; undefined when the code does not load. */
export async function loadSchedule(
  parts: FinanceParts,
  { tenure, balloon, decimals }: Terms,
): Promise<Schedule | undefined> {
  try {
    const { repaymentSchedule } = await import('#src/domain/calculators/repayment-schedule.ts');
    return repaymentSchedule(parts, tenure, balloon, decimals);
  } catch (error) {
    // The figures are shown without it.
    console.error('repaymentSchedule: did not load', error);
    return undefined;
  }
}
