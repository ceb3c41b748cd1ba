// @alone: starts programs
import { eq, isNotNull } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { buildApplication, addApplications } from '#sitecore/platform/store/seeds/build-application.ts';
import { Store, type StoreOptions } from '#sitecore/platform/store/store.ts';
import { applicationAudit, applications, contractSessions } from '#sitecore/platform/store/tracker-schema.ts';
import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import { storeKinds } from '#tests/support/stores.ts';
import { SITE_SECRET, startPlatformOn } from '../platform-program.ts';
import { TrackerClient } from './tracker-client.ts';

const APPROVALS = 200;
/** Acknowledged approvals after which the platform is killed. */
const KILLED_AFTER = 60;

/** Starts the platform as a program on a store. */
async function start(store: StoreOptions) {
  const { program, host } = await startPlatformOn(store);
  return { program, platform: { get: (path: string, init?: RequestInit) => fetch(host + path, init) } };
}

const today = riyadhDay(new Date());
const states = Array.from({ length: APPROVALS }, (_, index) => ({
  ...({ requestNumber: `RK-APPROVAL-${index}`, stage: 4, today, actionType: 1, expiresIn: 9, files: [] } as const),
}));

const sessionOf = (index: number): string => `session-${index}`;

/** Adds the applications, and for each a session that opens it. */
async function prepare(store: Store): Promise<void> {
  const db = await store.db();
  await addApplications(db, states);
  const expiresAt = new Date(Date.now() + 600_000);
  await db.insert(contractSessions).values(
    states.map((state, index) => ({
      session: createHash('sha256').update(sessionOf(index)).digest('base64url'),
      application: buildApplication(state).application.id,
      expiresAt,
    })),
  );
}

describe.each(storeKinds)('approvals on $name', (kind) => {
  it('survive kill -9 in the middle of 200: none that was acknowledged is lost, none is doubled', async () => {
    const testStore = await kind.createFast();
    const before = new Store(testStore.options);
    await prepare(before);
    await before.close();
    const running = await start(testStore.options);
    const acknowledged = new Set<number>();
    const ended = once(running.program, 'exit');
    const approve = async (platform: typeof running.platform, index: number): Promise<void> => {
      const state = states[index];
      if (!state) return;
      const { application } = buildApplication(state);
      const visitor = new TrackerClient(platform, { siteSecret: SITE_SECRET });
      visitor.cookie = `tracker_session=${sessionOf(index)}`;
      const response = await visitor.approve({ cic: application.cic, dn: application.dossier }, `key-${index}`);
      if (response.status === 200) acknowledged.add(index);
      if (acknowledged.size === KILLED_AFTER) running.program.kill('SIGKILL');
    };
    const all = Array.from({ length: APPROVALS }, (_, index) => index);
    await Promise.allSettled(all.map((index) => approve(running.platform, index)));
    await ended;
    expect(acknowledged.size).toBeGreaterThanOrEqual(KILLED_AFTER);
    expect(acknowledged.size).toBeLessThan(APPROVALS);
    const idOf = (index: number) =>
      buildApplication(states[index] ?? { requestNumber: '', stage: 1, today }).application.id;
    const counted = async () => {
      const store = new Store(testStore.options);
      const db = await store.db();
      const approved = await db
        .select({ id: applications.id })
        .from(applications)
        .where(isNotNull(applications.approvedAt));
      const audited = await db
        .select({ id: applicationAudit.application })
        .from(applicationAudit)
        .where(eq(applicationAudit.event, 'approved'));
      await store.close();
      return { approved: approved.map(({ id }) => id), audited: audited.map(({ id }) => id) };
    };
    const stored = await counted();
    for (const index of acknowledged) expect(stored.audited).toContain(idOf(index));
    expect(new Set(stored.audited).size).toBe(stored.audited.length);
    // Visitors try again with the same keys: each is approved once.
    const again = await start(testStore.options);
    await Promise.allSettled(all.map((index) => approve(again.platform, index)));
    again.program.kill('SIGKILL');
    await once(again.program, 'exit');
    const after = await counted();
    expect(new Set(after.audited).size).toBe(after.audited.length);
    for (const id of after.audited) expect(after.approved).toContain(id);
    // Keys whose first request was killed are taken for abandoned after a minute; all others are approved.
    expect(after.audited.length).toBeGreaterThanOrEqual(stored.audited.length);
    await testStore.remove();
  }, 240_000);
});
