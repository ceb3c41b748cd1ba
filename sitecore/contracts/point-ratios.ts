import * as z from 'zod/mini';
import type { ResponseOf, Call, RequestOf } from './call.ts';
import { CALLS } from './catalogue.ts';

/** Value of a point of each product in riyals, by the product's name in a language. FINANCE §2.7. */
export const pointRatios = {
  ...CALLS.pointRatios,
  request: z.object({
    /** `en` or `en-…` for English, any other value for Arabic. */
    sc_lang: z._default(z.string(), ''),
  }),
  response: z.object({
    result: z.object({ CardAndSARPointRatio: z.array(z.object({ Key: z.string(), Value: z.number() })) }),
  }),
} satisfies Call;
export type PointRatiosRequest = RequestOf<typeof pointRatios>;
export type PointRatios = ResponseOf<typeof pointRatios>['result'];
