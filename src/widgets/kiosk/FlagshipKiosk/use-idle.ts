import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { KIOSK_IDLE_MS, KIOSK_WARNING_MS } from '#src/config/timings.ts';

const SECOND_MS = 1000;
const TOUCHES = ['pointerdown', 'keydown', 'input'] as const;

interface Idle {
  /** How long it still waits for a touch; undefined while nobody needs to be asked. */
  readonly secondsLeft: number | undefined;
  /** Somebody is there. */
  readonly stay: () => void;
}

/** Watches whether somebody uses the page: asks after a while without a touch, and after another while gives them up. */
export function useIdle(isWatching: boolean, onIdle: () => void): Idle {
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const isAsking = isWatching && secondsLeft !== undefined;
  const giveUp = useEffectEvent(onIdle);

  useEffect(() => {
    if (!isWatching || isAsking) return;
    const ask = () => setSecondsLeft(KIOSK_WARNING_MS / SECOND_MS);
    let wait = setTimeout(ask, KIOSK_IDLE_MS);
    const touched = () => {
      clearTimeout(wait);
      wait = setTimeout(ask, KIOSK_IDLE_MS);
    };
    for (const touch of TOUCHES) document.addEventListener(touch, touched);
    return () => {
      clearTimeout(wait);
      for (const touch of TOUCHES) document.removeEventListener(touch, touched);
    };
  }, [isWatching, isAsking]);

  useEffect(() => {
    if (!isAsking) return;
    const end = Date.now() + KIOSK_WARNING_MS;
    const countdown = setInterval(() => {
      const left = Math.ceil((end - Date.now()) / SECOND_MS);
      setSecondsLeft(left > 0 ? left : undefined);
      if (left <= 0) giveUp();
    }, SECOND_MS);
    return () => clearInterval(countdown);
  }, [isAsking]);

  return { secondsLeft: isAsking ? secondsLeft : undefined, stay: useCallback(() => setSecondsLeft(undefined), []) };
}
