import { useEffect, useState } from 'react';

/** Runs one request at a time; a newer one cancels the older. */
class LatestRequest {
  #running: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Cancels the running request and returns the signal of the next one. */
  readonly start = (): AbortSignal => {
    this.cancel();
    this.#running = new AbortController();
    return this.#running.signal;
  };

  /** Cancels the running request and calls `request` after a delay, unless another one starts before. */
  readonly schedule = (request: () => void, milliseconds: number): void => {
    this.cancel();
    this.#timer = setTimeout(request, milliseconds);
  };

  /** Cancels the scheduled and the running request. */
  readonly cancel = (): void => {
    clearTimeout(this.#timer);
    this.#running?.abort();
  };
}

/** Returns the latest request of a component; it is cancelled on unmount. */
export function useLatestRequest(): LatestRequest {
  const [latestRequest] = useState(() => new LatestRequest());
  useEffect(() => latestRequest.cancel, [latestRequest]);
  return latestRequest;
}
