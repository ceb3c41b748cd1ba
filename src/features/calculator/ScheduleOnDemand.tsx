import { type ComponentProps, lazy, Suspense } from 'react';
import type { RepaymentSchedule } from './RepaymentSchedule.tsx';

const Later = lazy(() => import('./RepaymentSchedule.tsx').then((module) => ({ default: module.RepaymentSchedule })));

/** The schedule of a result; its code comes with the first result, since most visitors of a page ask for none. */
export const ScheduleOnDemand = (props: ComponentProps<typeof RepaymentSchedule>) => (
  <Suspense fallback={null}>
    <Later {...props} />
  </Suspense>
);
