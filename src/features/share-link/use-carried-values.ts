import { useEffect, useEffectEvent } from 'react';
import { type CarriedValues, carryValues, takeCarried } from './carried-values.ts';

interface Options {
  /** Values that the visitor has entered, and true once they were submitted. */
  readonly entered: { readonly values: Readonly<Record<string, string>>; readonly isSubmitted: boolean };
  /** Called once, with the values from the page in the other language. */
  readonly onCarried: (carried: CarriedValues) => void;
}

/** Takes what is entered in a form to the page in the other language, when the visitor follows the link to it. */
export function useCarriedValues(name: string, { entered, onCarried }: Options): void {
  const take = useEffectEvent(() => {
    const carried = takeCarried(name, location.pathname);
    if (carried) onCarried(carried);
  });
  const carry = useEffectEvent((path: string) => carryValues(name, path, entered.values, entered.isSubmitted));
  useEffect(() => {
    const unmounted = new AbortController();
    take();
    const listen = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
      if (link) carry(link.pathname);
    };
    document.addEventListener('click', listen, { signal: unmounted.signal });
    return () => unmounted.abort();
  }, [name]);
}
