import { useEffect, useRef } from 'react';

interface Question {
  /** Asks now: a question before it is dropped, and this one's signal tells when it is. */
  readonly begin: () => AbortSignal;
  /** Asks after a pause, unless something else is asked before. */
  readonly later: (ask: () => void, milliseconds: number) => void;
  /** Asks nothing any more, and cancels what is under way. */
  readonly drop: () => void;
}

/** One question at a time, of which only the newest counts. */
export function useQuestion(): Question {
  const running = useRef<AbortController>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drop = () => {
    clearTimeout(pause.current);
    running.current?.abort();
  };
  useEffect(() => drop, []);
  return {
    begin: () => {
      drop();
      running.current = new AbortController();
      return running.current.signal;
    },
    later: (ask, milliseconds) => {
      drop();
      pause.current = setTimeout(ask, milliseconds);
    },
    drop,
  };
}
