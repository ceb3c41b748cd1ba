import { lt, sql } from 'drizzle-orm';
import type { Language } from '#sitecore/definitions/language.ts';
import { LoggableError } from '#sitecore/log/redact-error.ts';
import { isoDay, riyadhDay } from '#sitecore/rules/calendar-day.ts';
import type { FormValues } from '#sitecore/rules/forms/form-model.ts';
import { formUsage } from '../../store/form-schema.ts';
import type { StoreDb } from '../../store/open-store.ts';
import type { ServiceContext } from '../service/service.ts';
import { FULL, FULL_OF_FILES } from './form-texts.ts';
import type { NewSubmission } from './store-submission.ts';

/**
 * Shares of the day's bytes up to which something is still stored: steps, which need no captcha, leave half of them to
 * submissions, and files leave a tenth to forms without any.
 */
const SHARES = { step: 0.5, files: 0.9, values: 1 } as const;

type QuotaContext = Pick<ServiceContext, 'now' | 'dailyFormBytes' | 'reportError'>;

/** Counts a submission among the bytes of the day; returns the sentence for its visitor when they do not suffice. */
export async function refuseSubmission(
  db: StoreDb,
  { values, files, language }: Pick<NewSubmission, 'values' | 'files' | 'language'>,
  context: QuotaContext,
): Promise<string | undefined> {
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, sizeOf(values));
  const share = files.length > 0 ? SHARES.files : SHARES.values;
  if (await takeBytes(db, { bytes, share }, context)) return undefined;
  return (files.length > 0 ? FULL_OF_FILES : FULL)[language];
}

/** Counts the values of earlier steps among the bytes of the day; returns the sentence for their visitor when they do not suffice. */
export async function refuseStep(
  db: StoreDb,
  { values, language }: { readonly values: FormValues; readonly language: Language },
  context: QuotaContext,
): Promise<string | undefined> {
  const isTaken = await takeBytes(db, { bytes: sizeOf(values), share: SHARES.step }, context);
  return isTaken ? undefined : FULL[language];
}

const sizeOf = (values: unknown): number => Buffer.byteLength(JSON.stringify(values));

/** Counts bytes in one statement, so that requests at the same time never exceed the share; returns false when it does not suffice. */
async function takeBytes(
  db: StoreDb,
  { bytes, share }: { readonly bytes: number; readonly share: number },
  { now, dailyFormBytes, reportError }: QuotaContext,
): Promise<boolean> {
  if (dailyFormBytes === Infinity) return true;
  const most = Math.floor(dailyFormBytes * share);
  const sum = sql`${formUsage.bytes} + ${bytes}`;
  const counted = db
    .insert(formUsage)
    .values({ day: isoDay(riyadhDay(now)), bytes })
    .onConflictDoUpdate({ target: formUsage.day, set: { bytes: sum }, setWhere: sql`${sum} <= ${most}` })
    .returning();
  const isTaken = bytes <= most && (await counted).length > 0;
  if (!isTaken) reportError(new LoggableError('forms: a form was refused, for the bytes of the day are used up'));
  return isTaken;
}

/** Deletes the counts of earlier days. */
export async function forgetUsage(db: StoreDb, now: Date): Promise<void> {
  await db.delete(formUsage).where(lt(formUsage.day, isoDay(riyadhDay(now))));
}
