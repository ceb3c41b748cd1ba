import * as z from 'zod/mini';
import type { Call, ResponseOf } from './call.ts';
import { CALLS } from './catalogue.ts';
import { FileBody } from './file-body.ts';

const text = (max: number) => z.string().check(z.maxLength(max));

/**
 * Requests a document by its reference; unknown values are omitted. A form without scripts sends a stamp and a trap in place of
 * the captcha's token. A document that cannot be downloaded has no file name; `status` says why, where the bank sends it.
 */
export const requestDocument = {
  ...CALLS.requestDocument,
  request: z.object({
    NationalId: z.optional(text(100)),
    DocumentRefNo: z.optional(text(100)),
    token: z.optional(text(8192)),
    stamp: z.optional(text(256)),
    trap: z.optional(text(256)),
  }),
  response: z.object({
    fileName: z.string(),
    bearerToken: z.string(),
    fileNetId: z.string(),
    status: z.optional(z.enum(['valid', 'expired', 'unknown'])),
    /** `2026-11-02` */
    issued: z.optional(z.string()),
  }),
} satisfies Call;
export type DocumentResponse = ResponseOf<typeof requestDocument>;

/** Returns the file of a document to whoever has the token of its check. */
export const documentFile = {
  ...CALLS.documentFile,
  request: z.object({ fileNetId: text(100), bearerToken: text(2048) }),
  response: z.instanceof(FileBody),
} satisfies Call;
