import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { CONTRACT_SESSION_SECONDS } from '#sitecore/contracts/tracker.ts';
import { SESSION_WARNING_MS } from '#src/config/timings/services.ts';

const SESSION_MS = CONTRACT_SESSION_SECONDS * 1000;

/**
 * Returns true two minutes before the session of a right code ends; calls `onEnd` at its end, and when the page is left, so that
 * going back to it shows no contract. Its component is mounted by the verification.
 */
export function useSessionEnd(onEnd: (hasEnded: boolean) => void): boolean {
  const [isEnding, setEnding] = useState(false);
  useEffect(() => {
    const timers = [
      setTimeout(() => setEnding(true), SESSION_MS - SESSION_WARNING_MS),
      setTimeout(() => onEnd(true), SESSION_MS),
    ];
    // The page in the browser's history is as it was left.
    const leave = () => flushSync(() => onEnd(false));
    addEventListener('pagehide', leave);
    return () => {
      timers.forEach(clearTimeout);
      removeEventListener('pagehide', leave);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the session begins with the verification, not with a render
  }, []);
  return isEnding;
}
