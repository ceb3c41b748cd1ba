import { asc, desc, eq } from 'drizzle-orm';
import type { ResponseBody } from '#sitecore/contracts/call.ts';
import type { trackRequest } from '#sitecore/contracts/tracker.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { StoreDb } from '../../store/open-store.ts';
import {
  applicationStages,
  applicationUpdates,
  contractFiles,
  type StoredApplication,
} from '../../store/tracker-schema.ts';
import { contractFileName } from './contract-kinds.ts';

type SentApplication = NonNullable<ResponseBody<typeof trackRequest>['data']>;

/** Returns an application in a language as the lookup sends it: without contract. */
export async function applicationData(
  db: StoreDb,
  { id, ...stored }: StoredApplication,
  language: Language,
): Promise<SentApplication> {
  const isArabic = language === 'ar';
  const [updates, stages] = await Promise.all([
    db
      .select()
      .from(applicationUpdates)
      .where(eq(applicationUpdates.application, id))
      // The newest first, of one day too.
      .orderBy(desc(applicationUpdates.position)),
    db
      .select()
      .from(applicationStages)
      .where(eq(applicationStages.application, id))
      .orderBy(asc(applicationStages.position)),
  ]);
  return {
    CustomerName: isArabic ? stored.customerAr : stored.customerEn,
    ApplicationNumber: stored.number,
    LastUpdateDate: stored.updatedOn,
    ProductName: isArabic ? stored.productAr : stored.productEn,
    CICNumber: stored.cic,
    CIC: stored.cic,
    DossierNumber: stored.dossier,
    ActionType: stored.actionType,
    ApplicationHistoryList: updates.map(({ updatedOn, ...update }) => ({
      UpdatedDate: updatedOn,
      Status: isArabic ? update.statusAr : update.statusEn,
      Clarification: isArabic ? update.clarificationAr : update.clarificationEn,
    })),
    TrackerIndexList: stages.map(({ reachedOn, statusAr, statusEn }) => ({
      Status: isArabic ? statusAr : statusEn,
      Date: reachedOn,
    })),
  };
}

/** Returns an application with its contract, for whoever has entered the code. */
export async function contractData(
  db: StoreDb,
  stored: StoredApplication,
  language: Language,
): Promise<SentApplication> {
  const ofContract = eq(contractFiles.application, stored.id);
  const files = await db.select().from(contractFiles).where(ofContract).orderBy(asc(contractFiles.position));
  return {
    ...(await applicationData(db, stored, language)),
    ApprovalStatus: stored.approvedAt !== null,
    ExpirationDate: stored.expiresOn,
    ContractDocument: files.map(({ id, kind }) => ({ name: contractFileName(kind, language), id })),
  };
}
