import { lazyComponent } from '#src/ui/lazy-component.tsx';

/** Repayment schedule whose code loads with the first result: most visitors of a page never submit. */
export const LazyRepaymentSchedule = lazyComponent(
  'RepaymentSchedule',
  async () => (await import('./RepaymentSchedule.tsx')).RepaymentSchedule,
);
