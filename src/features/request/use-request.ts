import { useEffect, useState } from 'react';
import { LatestRequest } from './latest-request.ts';

/** A request of a component, whose functions stay the same. */
interface UseRequestResult extends Pick<LatestRequest, 'run' | 'schedule' | 'cancel'> {
  readonly pending: boolean;
}

/** Returns a component's request: the latest wins, and unmounting cancels it. `deadline` in milliseconds ends it. */
export function useRequest({ deadline }: { readonly deadline?: number } = {}): UseRequestResult {
  const [pending, setPending] = useState(false);
  const [request] = useState(
    () => new LatestRequest({ onPending: setPending, ...(deadline !== undefined && { deadline }) }),
  );
  useEffect(() => request.cancel, [request]);
  return { pending, run: request.run, schedule: request.schedule, cancel: request.cancel };
}
