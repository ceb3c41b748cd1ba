import { useEffect, useState } from 'react';

/** One question at a time, of which only the newest counts. */
class LatestRequest {
  #running: AbortController | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  /** Asks now: a question before it is dropped, and this one's signal tells when it is. */
  readonly start = (): AbortSignal => {
    this.cancel();
    this.#running = new AbortController();
    return this.#running.signal;
  };

  /** Asks after a pause, unless something else is asked before. */
  readonly schedule = (ask: () => void, milliseconds: number): void => {
    this.cancel();
    this.#pause = setTimeout(ask, milliseconds);
  };

  /** Asks nothing any more, and cancels what is under way. */
  readonly cancel = (): void => {
    clearTimeout(this.#pause);
    this.#running?.abort();
  };
}

/** The question of a component, dropped when it goes. */
export function useLatestRequest(): LatestRequest {
  const [question] = useState(() => new LatestRequest());
  useEffect(() => question.cancel, [question]);
  return question;
}
