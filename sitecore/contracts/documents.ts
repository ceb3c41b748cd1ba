import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { CALLS } from './catalogue.ts';

/** Requests a document by its reference; unknown values are omitted. */
export const requestDocument = {
  ...CALLS.requestDocument,
  request: z.object({
    NationalId: z.optional(z.string()),
    DocumentRefNo: z.optional(z.string()),
    token: z.optional(z.string()),
  }),
  response: z.object({ fileName: z.string(), bearerToken: z.string(), fileNetId: z.string() }),
} satisfies Call;
