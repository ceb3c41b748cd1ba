import type { DocumentResponse } from '#sitecore/contracts/documents.ts';
import type { DocumentValues } from '#src/features/documents/document-fields.ts';

/** Names of the form's inputs; `reference` is the query key of the QR code on a document. */
export const DOCUMENT_QUERY = {
  nationalId: 'NationalId',
  referenceNo: 'DocumentRefNo',
  stamp: 'stamp',
  trap: 'trap',
  code: 'reference',
} as const;

/** Name of the form, as a browser without scripts submits it. */
export const DOCUMENT_FORM = 'document';

/** Server data of the check. */
export interface DocumentCheckData {
  readonly values: DocumentValues;
  /** True when a browser without scripts has submitted the values. */
  readonly isSubmitted: boolean;
  /** Response to these values; undefined without one. */
  readonly response: DocumentResponse | undefined;
  /** Signed time of the page, for a form without scripts; empty when the services have none. */
  readonly stamp: string;
  /** Site key of reCAPTCHA; empty for the embedded captcha. */
  readonly siteKey: string;
}
