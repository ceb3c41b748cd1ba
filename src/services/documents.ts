import type { RequestOf } from '#sitecore/contracts/call.ts';
import { documentFile, type DocumentResponse, requestDocument as call } from '#sitecore/contracts/documents.ts';
import { failure, type Result, success } from '#sitecore/contracts/result.ts';
import { SERVICE_STREAM_TIMEOUT_MS } from '#src/config/timings/services.ts';
import { type CallFailure, type CallOptions, callService } from './call-service.ts';

export interface DocumentInput {
  readonly nationalId?: string;
  readonly referenceNumber?: string;
  readonly captchaToken?: string;
  /** In place of the token, of a form without scripts. */
  readonly stamp?: string;
  readonly trap?: string;
}

/** Requests a document by the given values; absent values are not sent. */
export const requestDocument = (
  { nationalId, referenceNumber, captchaToken, stamp, trap }: DocumentInput,
  options?: CallOptions,
): Promise<Result<DocumentResponse, CallFailure>> => {
  const request: RequestOf<typeof call> = {
    NationalId: nationalId,
    DocumentRefNo: referenceNumber,
    token: captchaToken,
    stamp,
    trap,
  };
  return callService(call, request, options);
};

interface GreDocumentInput {
  readonly nationalId?: string;
  readonly referenceNo?: string;
  readonly gretoken?: string;
}

/** Requests a document from a path of its own, by default that of `requestDocument`; absent values are not sent. */
export const requestDocumentAt = (
  { nationalId, referenceNo, gretoken }: GreDocumentInput,
  { path = call.path, ...options }: CallOptions & { readonly path?: string } = {},
): Promise<Result<DocumentResponse, CallFailure>> => {
  const values = { NationalId: nationalId, DocumentRefNo: referenceNo, token: gretoken };
  return callService(call, values, { ...options, paths: { ...options.paths, [call.path]: path } });
};

/** Text of a failed download that has no text of its own. */
const FAILED = 'Failed to download file';

/** Requests the file of a document; a failure is the text of the response, or that of the site. */
export async function downloadDocument(
  { fileNetId, bearerToken }: Pick<DocumentResponse, 'fileNetId' | 'bearerToken'>,
  { host = '', language, failed = FAILED }: Pick<CallOptions, 'host' | 'language'> & { readonly failed?: string } = {},
): Promise<Result<Blob, string>> {
  try {
    const response = await fetch(host + documentFile.path, {
      method: documentFile.method,
      headers: { accept: 'application/pdf', ...(language && { 'accept-language': language }) },
      body: new URLSearchParams({ fileNetId, bearerToken }),
      signal: AbortSignal.timeout(SERVICE_STREAM_TIMEOUT_MS),
    });
    if (!response.ok) return failure(textOf(await response.text()) || failed);
    const file = await response.blob();
    return isPdf(file.type) ? success(file) : failure(failed);
  } catch {
    return failure(failed);
  }
}

const isPdf = (type: string): boolean => /^application\/(?:pdf|octet-stream)\b/i.test(type);

/** Returns the sentence of a response: its text, or the message of its JSON; an empty text for a page of HTML and for codes. */
function textOf(body: string): string {
  const text = body.trim();
  if (text.startsWith('<')) return '';
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'string') return json;
    const message: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, 'Message') : '';
    return typeof message === 'string' ? message : '';
  } catch {
    return text;
  }
}
