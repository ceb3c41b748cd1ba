import { and, eq, gt, lt } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import { TRACKER_SESSION } from '#sitecore/contracts/catalogue.ts';
import { CONTRACT_SESSION_SECONDS } from '#sitecore/contracts/tracker.ts';
import type { StoreDb } from '../../store/open-store.ts';
import { applications, contractSessions } from '../../store/tracker-schema.ts';
import type { ServiceContext } from '../service/service.ts';

const PATH = '/api/sitecore/MortgageContracts';

const hashOf = (session: string): string => createHash('sha256').update(session).digest('base64url');

type SessionContext = Pick<ServiceContext, 'cookie' | 'setCookie' | 'now'>;

/**
 * Opens a contract to the browser for ten minutes, in a session with a new name: a name that was known before opens nothing. Contracts
 * that another tab has opened stay open.
 */
export async function openSession(
  db: StoreDb,
  application: string,
  { cookie, setCookie, now }: SessionContext,
): Promise<void> {
  const session = randomBytes(32).toString('base64url');
  const before = cookie(TRACKER_SESSION);
  const expiresAt = new Date(now.getTime() + CONTRACT_SESSION_SECONDS * 1000);
  await db.delete(contractSessions).where(lt(contractSessions.expiresAt, now));
  await db.transaction(async (transaction) => {
    if (before !== undefined)
      await transaction
        .update(contractSessions)
        .set({ session: hashOf(session) })
        .where(eq(contractSessions.session, hashOf(before)));
    const row = { session: hashOf(session), application, expiresAt };
    await transaction
      .insert(contractSessions)
      .values(row)
      .onConflictDoUpdate({
        target: [contractSessions.session, contractSessions.application],
        set: { expiresAt },
      });
  });
  setCookie(TRACKER_SESSION, session, { path: PATH, maxAge: CONTRACT_SESSION_SECONDS });
}

/** Returns the applications whose contracts the browser's session opens. */
export async function openApplications(db: StoreDb, { cookie, now }: Pick<SessionContext, 'cookie' | 'now'>) {
  const session = cookie(TRACKER_SESSION);
  if (session === undefined) return [];
  const isOpen = and(eq(contractSessions.session, hashOf(session)), gt(contractSessions.expiresAt, now));
  const rows = await db
    .select({ application: applications })
    .from(contractSessions)
    .innerJoin(applications, eq(applications.id, contractSessions.application))
    .where(isOpen);
  return rows.map(({ application }) => application);
}
