import { lazyComponent } from '#src/ui/lazy-component.tsx';

/** The schedule of a result; its code comes with the first result, since most visitors of a page ask for none. */
export const LazyRepaymentSchedule = lazyComponent(
  'RepaymentSchedule',
  async () => (await import('./RepaymentSchedule.tsx')).RepaymentSchedule,
);
