import { useEffect, useState } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import type { PointRatio } from '#src/services/point-ratio-call.ts';
import { requestPointRatios } from '#src/services/point-ratios.ts';

interface UsePointRatiosOptions {
  /** Who asks, for whoever reads the log. */
  readonly name: string;
  readonly language: Language;
  /** The host of the bank's services; empty where it is the site's own. */
  readonly host: string;
}

/** The products that the bank's service knows; none until it has answered, and none when it fails, which is logged. */
export function usePointRatios({ name, language, host }: UsePointRatiosOptions): readonly PointRatio[] {
  const [ratios, setRatios] = useState<readonly PointRatio[]>([]);
  useEffect(() => {
    let isWanted = true;
    void requestPointRatios(language, host).then((answer) => {
      if (!isWanted) return;
      if (answer.ok) setRatios(answer.value);
      else console.error(`${name}: no products`, answer.failure);
    });
    return () => {
      isWanted = false;
    };
  }, [name, language, host]);
  return ratios;
}
