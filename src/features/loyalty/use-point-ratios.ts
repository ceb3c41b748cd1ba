import { useEffect, useState } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import type { PointRatio } from '#src/services/point-ratio-call.ts';
import { requestPointRatios } from '#src/services/point-ratios.ts';

interface UsePointRatiosOptions {
  /** Name of the widget in logs. */
  readonly name: string;
  readonly language: Language;
  /** Host of the bank's services; empty for the site's own. */
  readonly host: string;
}

/** Returns the products of the bank's service; none before the response or when the call fails, which is logged. */
export function usePointRatios({ name, language, host }: UsePointRatiosOptions): readonly PointRatio[] {
  const [ratios, setRatios] = useState<readonly PointRatio[]>([]);
  useEffect(() => {
    let isMounted = true;
    void requestPointRatios(language, host).then((response) => {
      if (!isMounted) return;
      if (response.ok) setRatios(response.value);
      else console.error(`${name}: no products`, response.failure);
    });
    return () => {
      isMounted = false;
    };
  }, [name, language, host]);
  return ratios;
}
