import { useEffect, useState } from 'react';

/** One question at a time, of which only the newest counts. */
class Question {
  #running: AbortController | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  /** Asks now: a question before it is dropped, and this one's signal tells when it is. */
  readonly begin = (): AbortSignal => {
    this.drop();
    this.#running = new AbortController();
    return this.#running.signal;
  };

  /** Asks after a pause, unless something else is asked before. */
  readonly later = (ask: () => void, milliseconds: number): void => {
    this.drop();
    this.#pause = setTimeout(ask, milliseconds);
  };

  /** Asks nothing any more, and cancels what is under way. */
  readonly drop = (): void => {
    clearTimeout(this.#pause);
    this.#running?.abort();
  };
}

/** The question of a component, dropped when it goes. */
export function useQuestion(): Question {
  const [question] = useState(() => new Question());
  useEffect(() => question.drop, [question]);
  return question;
}
