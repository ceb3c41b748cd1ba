import { and, eq, isNull } from 'drizzle-orm';
import type { RequestOf, ResponseBody } from '#sitecore/contracts/call.ts';
import { FileBody } from '#sitecore/contracts/file-body.ts';
import { failure, type Result, success } from '#sitecore/contracts/result.ts';
import { type approveContract, type downloadContract, TRACKER_SUCCESS } from '#sitecore/contracts/tracker.ts';
import { isoDay, riyadhDay } from '#sitecore/rules/calendar-day.ts';
import { isUuid } from '../kiosk/request-context.ts';
import type { StoreDb } from '../../store/open-store.ts';
import {
  APPROVAL_UPDATE,
  applicationAudit,
  applications,
  applicationUpdates,
  contractFiles,
} from '../../store/tracker-schema.ts';
import type { ServiceContext } from '../service/service.ts';
import { contractContent, contractFileName } from './contract-kinds.ts';
import { openApplications } from './contract-session.ts';
import { refusal, type TrackerFailure } from './tracker-errors.ts';

/** Approves a contract that the session has open, once: approval and its entry in the audit are one transaction. */
export async function approve(
  { cic, dn }: RequestOf<typeof approveContract>,
  context: ServiceContext,
): Promise<Result<ResponseBody<typeof approveContract>, TrackerFailure>> {
  const { store, now, language } = context;
  const db = await store.db();
  const open = await openApplications(db, context);
  const found = open.find((one) => one.cic === cic && one.dossier === dn);
  if (!found) return failure('sessionEnded');
  const isExpired = found.expiresOn !== null && found.expiresOn < isoDay(riyadhDay(now));
  if (found.approvedAt === null && (found.actionType !== 1 || isExpired))
    return success({ ...refusal('notApproved', language), data: { status: false } });
  await db.transaction(async (transaction) => {
    const isPending = and(eq(applications.id, found.id), isNull(applications.approvedAt));
    const approved = await transaction.update(applications).set({ approvedAt: now }).where(isPending).returning();
    if (approved.length === 0) return;
    await transaction.insert(applicationAudit).values({ application: found.id, event: 'approved', at: now });
    await recordApproval(transaction, found.id, isoDay(riyadhDay(now)));
  });
  return success({ StatusMessage: TRACKER_SUCCESS, StatusCode: '200', data: { status: true } });
}

/** Adds the approval to what the bank has told, so that the status no longer asks for it. */
async function recordApproval(db: StoreDb, application: string, updatedOn: string): Promise<void> {
  const position = await db.$count(applicationUpdates, eq(applicationUpdates.application, application));
  await db.insert(applicationUpdates).values({ application, position: position + 1, updatedOn, ...APPROVAL_UPDATE });
  await db.update(applications).set({ updatedOn }).where(eq(applications.id, application));
}

/** Returns a file of a contract that the session has open, as PDF in the language of the request. */
export async function fileOf(
  { id, name }: RequestOf<typeof downloadContract>,
  context: ServiceContext,
): Promise<Result<FileBody, TrackerFailure>> {
  const { store, now, language } = context;
  const db = await store.db();
  const open = isUuid(id) ? await openApplications(db, context) : [];
  const [file] = open.length > 0 ? await db.select().from(contractFiles).where(eq(contractFiles.id, id)) : [];
  const owner = open.find((one) => one.id === file?.application);
  if (!file || !owner) return failure('sessionEnded');
  const { renderDocument } = await import('../documents/render-document.ts');
  const bytes = renderDocument(contractContent(file.kind, owner, language));
  await db.insert(applicationAudit).values({ application: owner.id, event: 'downloaded', at: now });
  return success(new FileBody({ name: name ?? contractFileName(file.kind, language), type: 'application/pdf', bytes }));
}
