import { useEffect, useEffectEvent } from 'react';
import { readSharedHash, type Shareable } from './shared-entries.ts';

/** Tells of the entries that the page's address carries for a form, at once and whenever the address changes to others. */
export function useSharedEntries<Field extends string>(
  form: Shareable<Field>,
  onShared: (entries: Readonly<Record<Field, string>>) => void,
): void {
  const read = useEffectEvent(() => {
    const entries = readSharedHash(location.hash, form);
    if (entries) onShared(entries);
  });
  useEffect(() => {
    read();
    const unmounted = new AbortController();
    addEventListener('hashchange', () => read(), { signal: unmounted.signal });
    return () => unmounted.abort();
  }, []);
}
