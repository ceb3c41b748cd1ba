import type { FinanceParts, Schedule } from '#src/domain/calculators/repayment-schedule.ts';

interface Terms {
  /** Months. */
  readonly tenure: number;
  /** Riyals paid with the last instalment. */
  readonly balloon: number;
  /** Of a riyal, in what is shown; none unless told. */
  readonly decimals?: number;
}

/** The schedule of a finance, whose code comes with the first result; none where the code does not come. */
export async function loadSchedule(
  parts: FinanceParts,
  { tenure, balloon, decimals }: Terms,
): Promise<Schedule | undefined> {
  try {
    const { repaymentSchedule } = await import('#src/domain/calculators/repayment-schedule.ts');
    return repaymentSchedule(parts, tenure, balloon, decimals);
  } catch (error) {
    // The figures stand without it.
    console.error('repaymentSchedule: did not load', error);
    return undefined;
  }
}
