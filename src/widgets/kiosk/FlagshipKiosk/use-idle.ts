import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { KIOSK_IDLE_MS, KIOSK_WARNING_MS } from '#src/config/timings/kiosk.ts';

const SECOND_MS = 1000;
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'input'] as const;

interface Idle {
  /** Seconds until the timeout; undefined while no warning is shown. */
  readonly secondsLeft: number | undefined;
  /** Closes the warning and starts the idle period anew. */
  readonly stay: () => void;
}

/** Warns after KIOSK_IDLE_MS without activity and calls `onIdle` after another KIOSK_WARNING_MS. */
export function useIdle(isWatching: boolean, onIdle: () => void): Idle {
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const isWarning = isWatching && secondsLeft !== undefined;
  const endVisit = useEffectEvent(onIdle);

  useEffect(() => {
    if (!isWatching || isWarning) return;
    const warn = () => setSecondsLeft(KIOSK_WARNING_MS / SECOND_MS);
    let timer = setTimeout(warn, KIOSK_IDLE_MS);
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(warn, KIOSK_IDLE_MS);
    };
    for (const event of ACTIVITY_EVENTS) document.addEventListener(event, restart);
    return () => {
      clearTimeout(timer);
      for (const event of ACTIVITY_EVENTS) document.removeEventListener(event, restart);
    };
  }, [isWatching, isWarning]);

  useEffect(() => {
    if (!isWarning) return;
    const end = Date.now() + KIOSK_WARNING_MS;
    const countdown = setInterval(() => {
      const left = Math.ceil((end - Date.now()) / SECOND_MS);
      setSecondsLeft(left > 0 ? left : undefined);
      if (left <= 0) endVisit();
    }, SECOND_MS);
    return () => clearInterval(countdown);
  }, [isWarning]);

  return { secondsLeft: isWarning ? secondsLeft : undefined, stay: useCallback(() => setSecondsLeft(undefined), []) };
}
