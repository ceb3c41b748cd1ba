import { useEffect, useState } from 'react';
import { LIVE_SETTLE_MS } from '#src/config/timings.ts';

/** Whether a value has stayed what it is for a while: what changes with each key is announced only then. */
export function useSettled(value: string): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (settled === value) return undefined;
    const timer = setTimeout(() => setSettled(value), LIVE_SETTLE_MS);
    return () => clearTimeout(timer);
  }, [settled, value]);
  return settled === value;
}
