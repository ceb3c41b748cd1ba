import { useEffect, useEffectEvent, useState } from 'react';
import type { PageFacts } from '#src/cms/widget.ts';
import { useRequest } from '#src/features/request/use-request.ts';
import type { PointRatio } from '#src/services/point-ratio-call.ts';
import { requestPointRatios } from '#src/services/point-ratios.ts';

/**
 * Returns the products of the bank's service, at first those that the server has requested; a failed request is logged
 * under `name` and leaves them unchanged.
 */
export function usePointRatios(
  name: string,
  { language, servicesHost }: Pick<PageFacts, 'language' | 'servicesHost'>,
  fromServer: readonly PointRatio[],
): readonly PointRatio[] {
  const [ratios, setRatios] = useState(fromServer);
  const { run } = useRequest();
  const load = useEffectEvent(() => run(() => requestPointRatios(language, servicesHost)));
  const show = useEffectEvent((response: Awaited<ReturnType<typeof load>>) => {
    if (response?.ok) setRatios(response.value);
    else if (response) console.error(`${name}: no products`, response.failure);
  });
  useEffect(() => void load().then(show), []);
  return ratios;
}
