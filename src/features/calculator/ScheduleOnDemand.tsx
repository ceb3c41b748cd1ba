import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { RepaymentSchedule } from './RepaymentSchedule.tsx';

type Props = ComponentProps<typeof RepaymentSchedule>;

const Later = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
  try {
    const module = await import('./RepaymentSchedule.tsx');
    return { default: module.RepaymentSchedule };
  } catch (error) {
    // The figures stand without it.
    console.error('RepaymentSchedule: did not load', error);
    return { default: () => null };
  }
});

/** The schedule of a result; its code comes with the first result, since most visitors of a page ask for none. */
export const ScheduleOnDemand = (props: Props) => (
  <Suspense fallback={null}>
    <Later {...props} />
  </Suspense>
);
