import * as z from 'zod/mini';
import type { Call, ResponseOf } from './call.ts';
import { CALLS } from './catalogue.ts';

/**
 * The merchants whose sales earn points, all in one response; without them its message says why. The fields of a merchant are the
 * service's own.
 */
export const merchants = {
  ...CALLS.merchants,
  request: z.object({}),
  response: z.object({
    Data: z.nullish(z.array(z.record(z.string(), z.unknown()))),
    Message: z.nullish(z.string()),
  }),
} satisfies Call;
export type MerchantList = ResponseOf<typeof merchants>;
