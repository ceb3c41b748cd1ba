import type { PageFacts } from '#src/cms/widget.ts';
import { CONTENT_RETRY_MS } from '#src/config/timings/content.ts';
import { failureLine } from '#src/services/failure-line.ts';
import { callPointRatios, type PointRatio } from '#src/services/point-ratio-call.ts';
import { serverCallOptions } from '#src/services/server-call-options.server.ts';

/** Products of a page, and the time until which no others are requested. */
interface PageRatios {
  readonly ratios: Promise<readonly PointRatio[]>;
  readonly until: number;
}

/**
 * Returns the loader of a calculator's products, so that the first HTML has them. Authors see none. A failed request is
 * logged and returns none; the browser requests them again. A page and its versions for a query request them once, after
 * a failure again in a while.
 */
export function loadPointRatios(name: string) {
  const ofPages = new WeakMap<PageFacts, PageRatios>();

  const request = async (page: PageFacts): Promise<readonly PointRatio[]> => {
    const response = await callPointRatios({ sc_lang: page.language }, serverCallOptions());
    if (response.ok) return response.value;
    console.error(`${name}: no products: ${failureLine(response.failure)}`);
    ofPages.set(page, { ratios: NONE, until: Date.now() + CONTENT_RETRY_MS });
    return NONE;
  };

  return async (_rendering: unknown, page: PageFacts): Promise<readonly PointRatio[]> => {
    if (page.state === 'edit') return NONE;
    const known = ofPages.get(page);
    if (known && Date.now() < known.until) return known.ratios;
    const ratios = request(page);
    ofPages.set(page, { ratios, until: Infinity });
    return ratios;
  };
}

const NONE: Promise<readonly PointRatio[]> = Promise.resolve([]);
