import { useEffect, useEffectEvent } from 'react';
import type { Shareable } from './shared-values.ts';

/**
 * Tells of the entries that the page's address carries for a form, at once and whenever the address changes to others. What
 * reads them comes when there are some: few visitors follow such a link.
 */
export function useSharedValues<Field extends string>(
  form: Shareable<Field>,
  onShared: (entries: Readonly<Record<Field, string>>) => void,
): void {
  const read = useEffectEvent(async (unmounted: AbortSignal) => {
    if (!location.hash.startsWith(`#${form.name}?`)) return;
    try {
      const { readSharedHash } = await import('./shared-values.ts');
      const entries = readSharedHash(location.hash, form);
      if (entries && !unmounted.aborted) onShared(entries);
    } catch (error) {
      console.error(`${form.name}: what the address carries was not read`, error);
    }
  });
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    void read(signal);
    addEventListener('hashchange', () => void read(signal), { signal });
    return () => unmounted.abort();
  }, []);
}
