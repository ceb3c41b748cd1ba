import { lt } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { PhotoConsentRequest } from '#sitecore/contracts/kiosk.ts';
import { photos } from '../../store/schema.ts';
import { branchWithCamera } from './branches.ts';
import { type RequestContext, retentionCutoff } from './request-context.ts';
import { ok, failure, type KioskResult } from './kiosk-result.ts';

/** Has a branch's camera take a photo. The demo bank has no cameras: it keeps the photo's identifier, and no photo. */
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
  return ok({ photoIdentifier });
}
