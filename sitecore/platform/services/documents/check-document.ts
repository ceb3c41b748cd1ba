import { and, eq } from 'drizzle-orm';
import type { RequestOf } from '#sitecore/contracts/call.ts';
import type { DocumentResponse, requestDocument } from '#sitecore/contracts/documents.ts';
import { failure, type Result, success } from '#sitecore/contracts/result.ts';
import { canonicalCode } from '#sitecore/rules/forms/canonical-value.ts';
import { documents } from '../../store/schema.ts';
import { isHuman } from '../captcha/is-human.ts';
import type { ServiceContext } from '../service/service.ts';
import { isoDay, riyadhDay } from '#sitecore/rules/calendar-day.ts';
import { documentName } from './document-kinds.ts';
import type { DocumentFailure } from './document-errors.ts';
import { issueDocumentToken } from './document-token.ts';

const NONE = { fileName: '', bearerToken: '', fileNetId: '' } as const;

/** Checks a document by the identity of its holder and its reference; a valid one has a file name and a token for its file. */
export async function checkDocument(
  { NationalId = '', DocumentRefNo = '', ...human }: RequestOf<typeof requestDocument>,
  context: ServiceContext,
): Promise<Result<DocumentResponse, DocumentFailure>> {
  // Without both numbers there is nothing to look up, and nothing to learn.
  if (NationalId === '' || DocumentRefNo === '') return success({ ...NONE, status: 'unknown' });
  if (!(await isHuman(human, context))) return failure('notHuman');
  const { store, secrets, now, language } = context;
  const isDocument = and(
    eq(documents.nationalId, canonicalCode(NationalId).toUpperCase()),
    eq(documents.reference, canonicalCode(DocumentRefNo)),
  );
  const [found] = await (await store.db()).select().from(documents).where(isDocument);
  if (!found) return success({ ...NONE, status: 'unknown' });
  const { id, validUntil, issuedOn: issued } = found;
  if (validUntil !== null && validUntil < isoDay(riyadhDay(now)))
    return success({ ...NONE, status: 'expired', issued });
  const bearerToken = await issueDocumentToken({ id, language }, secrets.captcha, now);
  return success({ fileName: documentName(found, language), bearerToken, fileNetId: id, status: 'valid', issued });
}
