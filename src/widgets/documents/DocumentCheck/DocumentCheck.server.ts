import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { documentErrors, isValid, typedReference } from '#src/features/documents/document-fields.ts';
import { isPosted } from '#src/features/form/form-query.ts';
import { canonicalCode } from '#sitecore/rules/forms/canonical-value.ts';
import { checkDocument, loadDocumentForm } from '#src/services/documents.server.ts';
import { DOCUMENT_FORM, DOCUMENT_QUERY, type DocumentCheckData } from './document-check-data.ts';

/** Returns the reference of a QR code; of a form that was posted without scripts its values and the response to them. */
export async function staticProps(_: unknown, page: PageFacts, query: UrlQuery): Promise<DocumentCheckData> {
  const submitted = isPosted(DOCUMENT_FORM, query);
  const textOf = (key: string) => canonicalCode(query[key] ?? '');
  const values = submitted
    ? { nationalId: textOf(DOCUMENT_QUERY.nationalId), referenceNo: textOf(DOCUMENT_QUERY.referenceNo) }
    : { nationalId: '', referenceNo: typedReference(query[DOCUMENT_QUERY.code] ?? '') };
  const isSent = submitted && isValid(documentErrors(values));
  const { nationalId, referenceNo: referenceNumber } = values;
  const human = { stamp: query[DOCUMENT_QUERY.stamp] ?? '', trap: query[DOCUMENT_QUERY.trap] ?? '' };
  const [form, response] = await Promise.all([
    loadDocumentForm(page),
    isSent ? checkDocument({ nationalId, referenceNumber, ...human }, page) : undefined,
  ]);
  return { ...form, values, isSubmitted: submitted, response };
}
