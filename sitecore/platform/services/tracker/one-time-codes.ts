import { and, desc, eq, gt, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { failure, type Result, success } from '#sitecore/contracts/result.ts';
import { riyadhDay, riyadhDayStart } from '#sitecore/rules/calendar-day.ts';
import { isSameSecret } from '../../http/same-secret.ts';
import type { StoreDb } from '../../store/open-store.ts';
import { closedContracts, oneTimeCodes } from '../../store/tracker-schema.ts';

export const CODE_SECONDS = 180;
const CODE_TRIES = 5;

/** The most codes of a subject, and of a client, in a period. */
const CODES = 3;
const CODES_MINUTES = 15;

/** The most codes of a subject, and of a telephone, on a day in Riyadh. */
const DAILY_CODES = 10;

/** Wrong codes of a subject in a day after which it is closed until the next day in Riyadh. */
const WRONG_CODES = 10;

const DAY_MS = 24 * 3_600_000;

interface CodeContext {
  /** Keys every hash; it is not in the store. */
  readonly key: string;
  readonly now: Date;
}

/** Returns the keyed hash of values, by which the store knows subjects, clients and codes. */
export const keyedHash = (key: string, ...values: readonly string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(values)).digest('base64url');

/** Identifies an application by CIC and dossier, known or not. */
export const subjectOf = (key: string, { cic, dn }: { readonly cic: string; readonly dn: string }): string =>
  keyedHash(key, 'subject', cic, dn);

/** Identifies the telephone that receives the codes of a subject; one that does not exist has a telephone of its own. */
export const telephoneOf = (key: string, subject: string, mobile: string | undefined): string =>
  keyedHash(key, 'telephone', mobile ?? subject);

type CodesRefused = 'tooManyCodes' | 'tooManyToday' | 'closed';

/** Keyed hashes of the application, the client that requests a code, and the telephone that receives it. */
interface CodeRequest {
  readonly subject: string;
  readonly client: string;
  readonly telephone: string;
}

/** Makes a code of four digits for a subject, which replaces the one before; it does the same for subjects that do not exist. */
export async function makeCode(
  db: StoreDb,
  request: CodeRequest,
  { key, now }: CodeContext,
): Promise<Result<string, CodesRefused>> {
  // A code of a clock that was ahead would stay the last one, and count, until it is that late.
  const ahead = gt(oneTimeCodes.requestedAt, ago(now, -CODE_SECONDS * 1000));
  await db.delete(oneTimeCodes).where(or(lt(oneTimeCodes.expiresAt, ago(now, DAY_MS)), ahead));
  return db.transaction(async (transaction): Promise<Result<string, CodesRefused>> => {
    // In one order, so that no two transactions wait for each other.
    for (const text of [request.client, request.subject, request.telephone]) await lock(transaction, text);
    const refused = await refusalOf(transaction, request, now);
    if (refused) return failure(refused);
    const [id, code] = [randomUUID(), String(randomInt(10_000)).padStart(4, '0')];
    const expiresAt = new Date(now.getTime() + CODE_SECONDS * 1000);
    const hash = keyedHash(key, id, code);
    await transaction.insert(oneTimeCodes).values({ id, ...request, hash, requestedAt: now, expiresAt });
    return success(code);
  });
}

/** Returns the limit that a request of a code exceeds; undefined for one within all of them. */
async function refusalOf(
  db: StoreDb,
  { subject, client, telephone }: CodeRequest,
  now: Date,
): Promise<CodesRefused | undefined> {
  if (await isClosed(db, subject, now)) return 'closed';
  const isSubject = eq(oneTimeCodes.subject, subject);
  const countOf = (is: SQL, since: SQL): Promise<number> => db.$count(oneTimeCodes, and(is, since));
  const today = gte(oneTimeCodes.requestedAt, new Date(riyadhDayStart(riyadhDay(now))));
  const isTelephone = eq(oneTimeCodes.telephone, telephone);
  for (const is of [isSubject, isTelephone]) if ((await countOf(is, today)) >= DAILY_CODES) return 'tooManyToday';
  const lately = gt(oneTimeCodes.requestedAt, ago(now, CODES_MINUTES * 60_000));
  const isClient = eq(oneTimeCodes.client, client);
  for (const is of [isSubject, isClient]) if ((await countOf(is, lately)) >= CODES) return 'tooManyCodes';
  return undefined;
}

export type CodeResult = 'right' | 'wrong' | 'spent' | 'closed' | 'nowClosed';

/** Spends the last code of a subject if it is this one, in time and not tried too often; counts wrong ones. */
export function spendCode(
  db: StoreDb,
  { subject, code }: { readonly subject: string; readonly code: string },
  { key, now }: CodeContext,
): Promise<CodeResult> {
  return db.transaction(async (transaction): Promise<CodeResult> => {
    await lock(transaction, subject);
    if (await isClosed(transaction, subject, now)) return 'closed';
    const [last] = await transaction
      .select()
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.subject, subject))
      .orderBy(desc(oneTimeCodes.requestedAt))
      .limit(1);
    if (!last || last.spentAt !== null || last.expiresAt <= now || last.wrong >= CODE_TRIES) return 'spent';
    const row = eq(oneTimeCodes.id, last.id);
    if (isSameSecret(keyedHash(key, last.id, code), last.hash)) {
      await transaction.update(oneTimeCodes).set({ spentAt: now }).where(row);
      return 'right';
    }
    await transaction
      .update(oneTimeCodes)
      .set({ wrong: last.wrong + 1 })
      .where(row);
    return (await closeAfterTooMany(transaction, subject, now)) ? 'nowClosed' : 'wrong';
  });
}

/** Holds a text to one transaction at a time, on all platforms of a database. */
async function lock(db: StoreDb, text: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${text}, 0))`);
}

async function isClosed(db: StoreDb, subject: string, now: Date): Promise<boolean> {
  const { closedUntil } = closedContracts;
  const isToday = and(gt(closedUntil, now), lte(closedUntil, nextDay(now)));
  return (await db.$count(closedContracts, and(eq(closedContracts.subject, subject), isToday))) > 0;
}

/** Returns the start of the next day in Riyadh. */
const nextDay = (now: Date): Date => new Date(riyadhDayStart(riyadhDay(now) + 1));

async function closeAfterTooMany(db: StoreDb, subject: string, now: Date): Promise<boolean> {
  const ofDay = and(eq(oneTimeCodes.subject, subject), gt(oneTimeCodes.expiresAt, ago(now, DAY_MS)));
  const wrong = await db.select({ wrong: oneTimeCodes.wrong }).from(oneTimeCodes).where(ofDay);
  if (wrong.reduce((sum, one) => sum + one.wrong, 0) < WRONG_CODES) return false;
  const closedUntil = nextDay(now);
  await db
    .insert(closedContracts)
    .values({ subject, closedUntil })
    .onConflictDoUpdate({ target: closedContracts.subject, set: { closedUntil } });
  return true;
}

const ago = (now: Date, ms: number): Date => new Date(now.getTime() - ms);
