import { useEffect, useEffectEvent } from 'react';
import { readSharedHash } from './shared-values.ts';

/** Calls `onShared` with the values that the page's URL carries for a form, on mount and on every change of the fragment. */
export function useSharedValues(name: string, onShared: (shared: URLSearchParams) => void): void {
  const read = useEffectEvent(() => {
    const shared = readSharedHash(location.hash, name);
    if (shared) onShared(shared);
  });
  useEffect(() => {
    const unmounted = new AbortController();
    read();
    addEventListener('hashchange', () => read(), { signal: unmounted.signal });
    return () => unmounted.abort();
  }, []);
}
