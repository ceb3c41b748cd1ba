import * as z from 'zod/mini';
import type { Call } from '#sitecore/contracts/call.ts';

/** A call that changes something, for tests: an order, with an idempotency key. */
export const order = {
  method: 'POST',
  path: '/api/sitecore/Test/Order',
  idempotent: true,
  request: z.object({ name: z.string() }),
  response: z.object({ number: z.number() }),
} as const satisfies Call;
