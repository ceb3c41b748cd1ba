import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { isSubmitted } from '#src/features/form/form-query.ts';
import { failureLine } from '#src/services/failure-line.ts';
import { callPointRatios, type PointRatio } from '#src/services/point-ratio-call.ts';
import { serverCallOptions } from '#src/services/server-call-options.server.ts';

/**
 * Returns the loader of the products that a form's figures need for a query that submits it; null for any other page,
 * whose browser requests them. A failed request is logged and returns none.
 */
export const submittedPointRatios =
  (name: string) =>
  async (_rendering: unknown, { language }: PageFacts, query: UrlQuery): Promise<readonly PointRatio[] | null> => {
    if (!isSubmitted(name, query)) return null;
    const response = await callPointRatios({ sc_lang: language }, serverCallOptions());
    if (response.ok) return response.value;
    console.error(`${name}: no products: ${failureLine(response.failure)}`);
    return [];
  };
