import { eq } from 'drizzle-orm';
import type { RequestOf } from '#sitecore/contracts/call.ts';
import type { documentFile } from '#sitecore/contracts/documents.ts';
import { FileBody } from '#sitecore/contracts/file-body.ts';
import { failure, type Result, success } from '#sitecore/contracts/result.ts';
import { documents } from '../../store/schema.ts';
import type { ServiceContext } from '../service/service.ts';
import type { DocumentFailure } from './document-errors.ts';
import { documentContent, documentName } from './document-kinds.ts';
import { documentOfToken } from './document-token.ts';
import { renderDocument } from './render-document.ts';

/** Returns the file of a document in the language of its check, to whoever has the check's token. */
export async function fileOf(
  { fileNetId, bearerToken }: RequestOf<typeof documentFile>,
  { store, secrets, now, publicUrl }: ServiceContext,
): Promise<Result<FileBody, DocumentFailure>> {
  const checked = await documentOfToken(bearerToken, secrets.captcha, now);
  if (checked?.id !== fileNetId) return failure('linkExpired');
  const [found] = await (await store.db()).select().from(documents).where(eq(documents.id, checked.id));
  if (!found) return failure('linkExpired');
  const bytes = renderDocument(documentContent(found, checked.language, publicUrl));
  return success(
    new FileBody({ name: `${documentName(found, checked.language)}.pdf`, type: 'application/pdf', bytes }),
  );
}
