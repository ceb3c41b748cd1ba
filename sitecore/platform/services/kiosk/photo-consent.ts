import { lt } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { PhotoConsentRequest } from '#sitecore/contracts/kiosk.ts';
import { failure, success } from '#sitecore/contracts/result.ts';
import { photos } from '../../store/schema.ts';
import { branchWithCamera } from './branches.ts';
import { type RequestContext, retentionCutoff } from './request-context.ts';
import type { KioskResult } from './kiosk-result.ts';

/** Records a photo of a branch's camera and returns its identifier. The demo bank has no cameras and stores no image. */
export async function photoConsent(
  { fxb_CameraIdentifier }: PhotoConsentRequest,
  { store, branches, now }: RequestContext,
): Promise<KioskResult<{ readonly photoIdentifier: string }>> {
  const branch = branchWithCamera(branches, fxb_CameraIdentifier);
  if (!branch) return failure('unknownCamera');
  const db = await store.db();
  const photoIdentifier = randomUUID();
  await db.delete(photos).where(lt(photos.takenAt, retentionCutoff(now)));
  await db.insert(photos).values({ id: photoIdentifier, branch: branch.id, takenAt: now });
  return success({ photoIdentifier });
}
