import { and, eq } from 'drizzle-orm';
import type { RequestOf, ResponseBody } from '#sitecore/contracts/call.ts';
import { type requestCode, TRACKER_SUCCESS, type validateCode } from '#sitecore/contracts/tracker.ts';
import { type Result, success } from '#sitecore/contracts/result.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { StoreDb } from '../../store/open-store.ts';
import { applicationAudit, applications, type StoredApplication } from '../../store/tracker-schema.ts';
import type { ServiceContext } from '../service/service.ts';
import { contractData } from './application-data.ts';
import { openSession } from './contract-session.ts';
import { type CodeResult, keyedHash, makeCode, spendCode, subjectOf, telephoneOf } from './one-time-codes.ts';
import { type Reason, refusal } from './tracker-errors.ts';

interface Subject {
  readonly cic: string;
  readonly dn: string;
}

/** Returns the application of a CIC and dossier whose contract can be opened. */
async function applicationOf(db: StoreDb, { cic, dn }: Subject): Promise<StoredApplication | undefined> {
  const [found] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.cic, cic), eq(applications.dossier, dn)));
  return found?.actionType === null ? undefined : found;
}

const TEXTS: Readonly<Record<Language, (code: string) => string>> = {
  ar: (code) => `بنك ركن: رمز التحقق ${code}، صالح ١٨٠ ثانية. لا تُطلع عليه أحداً.`,
  en: (code) => `Rukn Bank: your code is ${code}, valid for 180 seconds. Tell it to no one.`,
};

/** Sends a code. The response does not wait for the delivery, and is the same when there is nobody to send it to. */
export async function sendCode(
  request: RequestOf<typeof requestCode>,
  { store, secrets, now, client, language, deliverCode, reportError }: ServiceContext,
): Promise<Result<ResponseBody<typeof requestCode>, never>> {
  if (!deliverCode) return success(refusal('notSent', language));
  const key = secrets.trackerCode;
  const db = await store.db();
  const owner = await applicationOf(db, request);
  const subject = subjectOf(key, request);
  const telephone = telephoneOf(key, subject, owner?.mobile);
  const made = await makeCode(db, { subject, telephone, client: keyedHash(key, 'client', client) }, { key, now });
  if (!made.ok) return success(refusal(made.failure, language));
  await record(db, 'codeRequested', { owner, now });
  if (owner) void deliverCode({ mobile: owner.mobile, text: TEXTS[language](made.value) }).catch(reportError);
  return success({ StatusMessage: TRACKER_SUCCESS, StatusCode: '200' });
}

const REFUSALS: Readonly<Record<Exclude<CodeResult, 'right'>, Reason>> = {
  wrong: 'wrongCode',
  spent: 'spentCode',
  closed: 'closed',
  nowClosed: 'closed',
};

/** Opens a contract to whoever enters its code, and returns it; otherwise the reason, whoever's CIC and dossier it is. */
export async function verify(
  request: RequestOf<typeof validateCode>,
  context: ServiceContext,
): Promise<Result<ResponseBody<typeof validateCode>, never>> {
  const { store, secrets, now, language } = context;
  const key = secrets.trackerCode;
  const db = await store.db();
  const owner = await applicationOf(db, request);
  const result = await spendCode(db, { subject: subjectOf(key, request), code: request.otp }, { key, now });
  if (result === 'wrong') await record(db, 'codeWrong', { owner, now });
  if (result === 'nowClosed') await record(db, 'closed', { owner, now });
  // A code that nobody has received was guessed.
  if (result !== 'right' || !owner)
    return success({ ...refusal(result === 'right' ? 'wrongCode' : REFUSALS[result], language), data: null });
  await record(db, 'verified', { owner, now });
  await openSession(db, owner.id, context);
  return success({ StatusMessage: TRACKER_SUCCESS, StatusCode: '200', data: await contractData(db, owner, language) });
}

type Event = (typeof applicationAudit.$inferInsert)['event'];

async function record(
  db: StoreDb,
  event: Event,
  { owner, now }: { readonly owner: StoredApplication | undefined; readonly now: Date },
): Promise<void> {
  await db.insert(applicationAudit).values({ application: owner?.id ?? null, event, at: now });
}
