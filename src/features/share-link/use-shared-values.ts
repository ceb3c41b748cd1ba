import { useEffect, useEffectEvent } from 'react';
import type { Shareable } from './shared-values.ts';

/**
 * Calls `onShared` with the values that the page's URL carries for a form, on mount and on every change of the fragment.
 * The parser loads only when there are values: few visitors follow such a link.
 */
export function useSharedValues<Field extends string>(
  form: Shareable<Field>,
  onShared: (values: Readonly<Record<Field, string>>) => void,
): void {
  const read = useEffectEvent(async (unmounted: AbortSignal) => {
    if (!location.hash.startsWith(`#${form.name}?`)) return;
    try {
      const { readSharedHash } = await import('./shared-values.ts');
      const values = readSharedHash(location.hash, form);
      if (values && !unmounted.aborted) onShared(values);
    } catch (error) {
      console.error(`${form.name}: the values in the URL were not read`, error);
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
