import { failure, type Result } from '#sitecore/contracts/result.ts';

/** Work that can be cancelled and may fail. */
type Work<Value, Failure> = (signal: AbortSignal) => Promise<Result<Value, Failure>>;

/** Failure of work that throws or passes the deadline. */
export interface UnexpectedFailure {
  readonly kind: 'Unexpected';
  readonly error: unknown;
}

interface Options {
  /** Milliseconds after which work fails. */
  readonly deadline?: number;
  /** Called with true when work starts, with false when it ends or is cancelled. */
  readonly onPending?: (pending: boolean) => void;
}

/** Runs one request at a time: the latest wins, and a failure is a value. */
export class LatestRequest {
  readonly #options: Options;
  #running: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options = {}) {
    this.#options = options;
  }

  /** Cancels what runs or is scheduled and starts the work. Returns its result; undefined when it is cancelled. */
  readonly run = async <Value, Failure>(
    work: Work<Value, Failure>,
  ): Promise<Result<Value, Failure | UnexpectedFailure> | undefined> => {
    this.cancel();
    const own = new AbortController();
    this.#running = own;
    this.#options.onPending?.(true);
    const result = await settle(work, own.signal, this.#options.deadline);
    if (own.signal.aborted) return undefined;
    this.#options.onPending?.(false);
    return result;
  };

  /** Cancels what runs and calls `start` after a delay, unless another one starts before. */
  readonly schedule = (start: () => void, milliseconds: number): void => {
    this.cancel();
    this.#timer = setTimeout(start, milliseconds);
  };

  /** Cancels what runs and what is scheduled. */
  readonly cancel = (): void => {
    clearTimeout(this.#timer);
    this.#running?.abort();
    this.#options.onPending?.(false);
  };
}

/** Returns the result of work; a failure when it throws or the deadline passes. */
async function settle<Value, Failure>(
  work: Work<Value, Failure>,
  cancelled: AbortSignal,
  deadline?: number,
): Promise<Result<Value, Failure | UnexpectedFailure>> {
  const timeout = deadline === undefined ? undefined : AbortSignal.timeout(deadline);
  const signal = timeout ? AbortSignal.any([cancelled, timeout]) : cancelled;
  try {
    return await Promise.race([work(signal), ...(timeout ? [rejectionOf(timeout)] : [])]);
  } catch (error) {
    return failure({ kind: 'Unexpected', error });
  }
}

/** Rejects once a deadline has passed. */
const rejectionOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const expire = () => reject(new DOMException('no result in time', 'TimeoutError'));
    if (signal.aborted) expire();
    signal.addEventListener('abort', expire);
  });
