import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onShared` with the values that the page's URL carries for a form, `#AutoFinanceCalculator?price=120000`, on mount
 * and on every change of the fragment. Browsers do not send fragments to servers, so no figure of a person reaches a log.
 */
export function useSharedQuery(name: string, onShared: (shared: URLSearchParams) => void): void {
  const read = useEffectEvent(() => {
    const start = `#${name}?`;
    if (location.hash.startsWith(start)) onShared(new URLSearchParams(location.hash.slice(start.length)));
  });
  useEffect(() => {
    const unmounted = new AbortController();
    read();
    addEventListener('hashchange', () => read(), { signal: unmounted.signal });
    return () => unmounted.abort();
  }, []);
}
