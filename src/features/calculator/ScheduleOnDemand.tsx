import { later } from '#src/ui/later.tsx';

/** The schedule of a result; its code comes with the first result, since most visitors of a page ask for none. */
export const ScheduleOnDemand = later(
  'RepaymentSchedule',
  async () => (await import('./RepaymentSchedule.tsx')).RepaymentSchedule,
);
