import { createHash } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import { passedCaptchas, spentChallenges } from '../../store/schema.ts';
import type { StoreDb } from '../../store/open-store.ts';

/** Time in which a form has to follow the validation of its token. */
const PASSED_MS = 5 * 60_000;

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');

const isCurrent = (token: string, now: Date) =>
  and(eq(passedCaptchas.token, hash(token)), gt(passedCaptchas.expiresAt, now));

/** Remembers for five minutes that a token has passed. */
export async function rememberPassed(db: StoreDb, token: string, now: Date): Promise<void> {
  await db.delete(passedCaptchas).where(lte(passedCaptchas.expiresAt, now));
  const expiresAt = new Date(now.getTime() + PASSED_MS);
  await db
    .insert(passedCaptchas)
    .values({ token: hash(token), expiresAt })
    .onConflictDoNothing();
}

/** Returns true for a token that has passed and was not accepted by a form yet. */
export const hasPassed = async (db: StoreDb, token: string, now: Date): Promise<boolean> =>
  (await db.select().from(passedCaptchas).where(isCurrent(token, now))).length > 0;

/** Returns true once for a token that has passed: the form that gets it accepts its visitor. */
export const acceptPassed = async (db: StoreDb, token: string, now: Date): Promise<boolean> =>
  (await db.delete(passedCaptchas).where(isCurrent(token, now)).returning()).length > 0;

/** Marks a challenge as solved; returns false when it was before. */
export async function spendChallenge(db: StoreDb, id: string, expiresAt: Date, now: Date): Promise<boolean> {
  await db.delete(spentChallenges).where(lte(spentChallenges.expiresAt, now));
  const spent = await db.insert(spentChallenges).values({ challenge: id, expiresAt }).onConflictDoNothing().returning();
  return spent.length > 0;
}
