import { lt } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { PhotoConsent } from '#sitecore/contracts/kiosk.ts';
import { photos } from '../../store/schema.ts';
import { branchWithCamera } from './branches.ts';
import { type Desk, forgottenBefore } from './desk.ts';
import { met, refusedFor, type Verdict } from './verdict.ts';

/** Has a branch's camera take a photo. The demo bank has no cameras: it keeps the photo's identifier, and no photo. */
export async function photoConsent(
  { fxb_CameraIdentifier }: PhotoConsent,
  { store, branches, now }: Desk,
): Promise<Verdict<{ readonly photoIdentifier: string }>> {
  const branch = branchWithCamera(branches, fxb_CameraIdentifier);
  if (!branch) return refusedFor('unknownCamera');
  const db = await store.db();
  const photoIdentifier = randomUUID();
  await db.delete(photos).where(lt(photos.takenAt, forgottenBefore(now)));
  await db.insert(photos).values({ id: photoIdentifier, branch: branch.id, takenAt: now });
  return met({ photoIdentifier });
}
