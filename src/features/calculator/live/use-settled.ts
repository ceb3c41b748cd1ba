import { useEffect, useState } from 'react';
import { LIVE_SETTLE_MS } from '#src/config/timings/typing.ts';

/** Returns true once a value has not changed for LIVE_SETTLE_MS; a result that changes with each key is announced then. */
export function useSettled(value: string): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (settled === value) return undefined;
    const timer = setTimeout(() => setSettled(value), LIVE_SETTLE_MS);
    return () => clearTimeout(timer);
  }, [settled, value]);
  return settled === value;
}
