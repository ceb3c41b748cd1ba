import { useEffect, useRef, useState } from 'react';
import { failure, type Result } from '#sitecore/contracts/result.ts';

/** Work that can be cancelled and may fail. */
type Work<Value, Failure> = (signal: AbortSignal) => Promise<Result<Value, Failure>>;

/** A request of a component: at most one runs. */
export interface Request<Value, Failure> {
  readonly pending: boolean;
  /**
   * Starts the work and cancels what runs. Returns its result; undefined when a later one has cancelled it. Work that
   * throws or passes the deadline fails with the error.
   */
  readonly run: (work: Work<Value, Failure>) => Promise<Result<Value, unknown> | undefined>;
  readonly cancel: () => void;
}

/** Returns a component's request: the latest wins, and unmounting cancels it. `deadline` in milliseconds ends it. */
export function useRequest<Value, Failure>({ deadline }: { readonly deadline?: number } = {}): Request<Value, Failure> {
  const running = useRef<AbortController>(undefined);
  const [pending, setPending] = useState(false);
  useEffect(() => () => running.current?.abort(), []);
  return {
    pending,
    run: async (work) => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      setPending(true);
      const result = await settle(work, own.signal, deadline);
      if (own.signal.aborted) return undefined;
      setPending(false);
      return result;
    },
    cancel: () => {
      running.current?.abort();
      setPending(false);
    },
  };
}

/** Returns the result of work; a failure when it throws or the deadline passes. */
async function settle<Value, Failure>(
  work: Work<Value, Failure>,
  cancelled: AbortSignal,
  deadline?: number,
): Promise<Result<Value, unknown>> {
  const timeout = deadline === undefined ? undefined : AbortSignal.timeout(deadline);
  const signal = timeout ? AbortSignal.any([cancelled, timeout]) : cancelled;
  try {
    return await Promise.race([work(signal), ...(timeout ? [rejectionOf(timeout)] : [])]);
  } catch (error) {
    return failure(error);
  }
}

/** Rejects once a deadline has passed. */
const rejectionOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const expire = () => reject(new DOMException('no result in time', 'TimeoutError'));
    if (signal.aborted) expire();
    signal.addEventListener('abort', expire);
  });
