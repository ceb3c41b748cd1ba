import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { StoreDb } from '../../../store/open-store.ts';
import { formOutbox } from '../../../store/form-schema.ts';
import type { FormSecret } from '../form-keys.ts';
import { readSubmission, type StoredSubmission } from '../read-submission.ts';

/** A message to deliver: to the team, or a receipt or an answer to the visitor. */
export interface OutgoingMessage {
  /** The same whenever the message is sent again. */
  readonly id: number;
  readonly kind: string;
  readonly submission: StoredSubmission;
}

/** Delivers a message; rejects when it was not taken. */
export type Deliver = (message: OutgoingMessage) => Promise<void>;

interface DeliveryOptions {
  readonly secret: FormSecret;
  readonly now: Date;
  readonly deliver: Deliver;
  readonly reportError: (error: unknown) => void;
}

/** Messages that one round delivers. */
const ROUND = 20;

/** A platform that dies while it delivers leaves its messages to others after this time. */
const LEASE_MS = 5 * 60_000;

const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;

/** Returns the milliseconds until the next attempt: twice as long after each failure, six hours at most. */
export const waitAfter = (failures: number): number => Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);

/**
 * Delivers the messages that are due, the oldest first, each at least once: one that fails is tried again later. Of several
 * platforms each takes other messages. Returns the number of those delivered.
 */
export async function deliverDue(db: StoreDb, options: DeliveryOptions): Promise<number> {
  const { now, secret, deliver, reportError } = options;
  let delivered = 0;
  for (const { id, kind, submission, attempts } of await claimDue(db, now)) {
    const row = eq(formOutbox.id, id);
    try {
      await deliver({ id, kind, submission: await readSubmission(db, submission, secret) });
      await db.update(formOutbox).set({ deliveredAt: now }).where(row);
      delivered += 1;
    } catch (error) {
      reportError(error);
      const failures = attempts + 1;
      await db
        .update(formOutbox)
        .set({ attempts: failures, nextAt: new Date(now.getTime() + waitAfter(failures)) })
        .where(row);
    }
  }
  return delivered;
}

/** Takes due messages for the time of a lease; so is one that would wait for longer than any failure lets it, for a clock was ahead. */
function claimDue(db: StoreDb, now: Date) {
  const latest = new Date(now.getTime() + LONGEST_WAIT_MS);
  const due = and(isNull(formOutbox.deliveredAt), or(lte(formOutbox.nextAt, now), gt(formOutbox.nextAt, latest)));
  const next = db
    .select({ id: formOutbox.id })
    .from(formOutbox)
    .where(due)
    .orderBy(asc(formOutbox.nextAt), asc(formOutbox.id))
    .limit(ROUND)
    .for('update', { skipLocked: true });
  return db
    .update(formOutbox)
    .set({ nextAt: new Date(now.getTime() + LEASE_MS) })
    .where(inArray(formOutbox.id, next))
    .returning();
}
