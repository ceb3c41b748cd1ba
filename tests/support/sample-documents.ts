import type { DocumentResponse } from '#sitecore/contracts/documents.ts';

/** A valid document as the bank responds to its check. */
export const validDocument: DocumentResponse = {
  fileName: 'letter-8804',
  bearerToken: 'token',
  fileNetId: 'file-1',
  status: 'valid',
  issued: '2026-11-02',
};

/** The response for a document that there is not. */
export const unknownDocument: DocumentResponse = { fileName: '', bearerToken: '', fileNetId: '', status: 'unknown' };

/** Stands in for what a page with the check needs where no service runs. */
export const loadDocumentForm = () => Promise.resolve({ stamp: '1.a', siteKey: '' });

export const checkDocument = () => Promise.resolve(validDocument);
