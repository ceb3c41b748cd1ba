import type { RequestOf } from '#sitecore/contracts/call.ts';
import { requestDocument as call } from '#sitecore/contracts/documents.ts';
import { type CallOptions, callService } from './call-service.ts';

interface DocumentInput {
  readonly nationalId?: string;
  readonly referenceNumber?: string;
  readonly captchaToken?: string;
}

/** Requests a document by the given values; absent values are not sent. */
export const requestDocument = (
  { nationalId, referenceNumber, captchaToken }: DocumentInput,
  options?: CallOptions,
) => {
  const request: RequestOf<typeof call> = {
    NationalId: nationalId,
    DocumentRefNo: referenceNumber,
    token: captchaToken,
  };
  return callService(call, request, options);
};
