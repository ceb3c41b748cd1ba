import { AsyncLocalStorage } from 'node:async_hooks';
import { LoggableError } from '#sitecore/log/redact-error.ts';
import { requestIdHeader } from './current-request.server.ts';

interface Deadline {
  /** Aborts every fetch made for the call. */
  readonly signal: AbortSignal;
  /** Time of the deadline, as of performance.now(). */
  readonly endsAt: number;
}

/** Deadline of the current call. */
const deadlines = new AsyncLocalStorage<Deadline>();

/** A call that exceeded its deadline. */
export class DeadlineExceeded extends LoggableError {
  override readonly name = 'DeadlineExceeded';

  constructor(milliseconds: number) {
    super(`no response in ${milliseconds} ms`);
  }
}

/**
 * Runs a call; after so many milliseconds aborts every fetch made for it and rejects with DeadlineExceeded, even when the
 * call waits for something else.
 */
export function withDeadline<T>(milliseconds: number, call: () => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const deadline = { signal: controller.signal, endsAt: performance.now() + milliseconds };
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      const error = new DeadlineExceeded(milliseconds);
      controller.abort(error);
      reject(error);
    }, milliseconds);
    void deadlines
      .run(deadline, call)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
      });
  });
}

/** Returns the milliseconds that the current call has left; 0 without a deadline, as nothing may wait without end. */
export const remainingMs = (): number => Math.max(0, (deadlines.getStore()?.endsAt ?? 0) - performance.now());

/** Statuses whose responses have no body (Fetch standard). */
const NULL_BODY: readonly number[] = [101, 204, 205, 304];

/** Fetches like fetch for the current request, within the deadline of the current call; a body that is read later has none. */
export const fetchInDeadline: typeof fetch = (input, init) => {
  const deadline = deadlines.getStore()?.signal;
  const own = init?.signal;
  const signal = deadline && own ? AbortSignal.any([deadline, own]) : (deadline ?? own ?? null);
  const headers = new Headers(init?.headers);
  for (const [name, value] of Object.entries(requestIdHeader())) headers.set(name, value);
  return fetch(input, { ...init, headers, signal });
};

/**
 * Fetches like fetch, within the deadline of the current call, and reads the whole body: a response that is cut short or
 * stalls rejects here, where the SDK would take it for an empty one or wait without end.
 */
export const fetchWhole: typeof fetch = async (input, init) => {
  const response = await fetchInDeadline(input, init);
  const { status, statusText, headers } = response;
  const body = await response.arrayBuffer();
  return new Response(NULL_BODY.includes(status) ? null : body, { status, statusText, headers });
};
