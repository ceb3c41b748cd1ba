import type { PageFacts } from '#src/cms/widget.ts';
import { failureLine } from '#src/services/failure-line.ts';
import { callPointRatios, type PointRatio } from '#src/services/point-ratio-call.ts';
import { serverCallOptions } from '#src/services/server-call-options.server.ts';

/**
 * Returns the loader of a calculator's products, so that the first HTML has them. Authors see none. A
 * failed request is logged and returns none; the browser requests them again.
 */
export const loadPointRatios =
  (name: string) =>
  async (_rendering: unknown, { language, state }: PageFacts): Promise<readonly PointRatio[]> => {
    if (state === 'edit') return [];
    const response = await callPointRatios({ sc_lang: language }, serverCallOptions());
    if (response.ok) return response.value;
    console.error(`${name}: no products: ${failureLine(response.failure)}`);
    return [];
  };
