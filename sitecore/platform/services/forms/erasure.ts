import { desc, inArray, lte } from 'drizzle-orm';
import type { StoreDb } from '../../store/open-store.ts';
import { AUDIT_IDENTITY, formAudit, formDrafts, formSubmissions } from '../../store/form-schema.ts';
import { forgetUsage } from './daily-bytes.ts';
import { contactHashes, type FormSecret } from './form-keys.ts';
import { readSubmission, type StoredSubmission } from './read-submission.ts';

interface PersonOptions {
  readonly secret: FormSecret;
  readonly telephone: string;
  /** Name that whoever runs the command claims, for the audit. */
  readonly actor: string;
  readonly now: Date;
}

/** Erases the submissions whose time is over, with their files, answers and messages, and expired drafts; returns their number. */
export async function eraseDue(db: StoreDb, now: Date): Promise<number> {
  await db.delete(formDrafts).where(lte(formDrafts.expiresAt, now));
  await forgetUsage(db, now);
  return db.transaction(async (tx) => {
    const erased = await tx.delete(formSubmissions).where(lte(formSubmissions.eraseAt, now)).returning();
    await auditEach(tx, erased, {
      actor: 'platform',
      identifiedBy: AUDIT_IDENTITY.platform,
      action: 'erased by age',
      now,
    });
    return erased.length;
  });
}

/** Returns all that is stored of the person with a telephone number, the newest first; the read is audited. */
export async function exportPerson(
  db: StoreDb,
  { secret, telephone, actor, now }: PersonOptions,
): Promise<StoredSubmission[]> {
  const own = inArray(formSubmissions.contact, contactHashes(secret, telephone));
  const rows = await db.select().from(formSubmissions).where(own).orderBy(desc(formSubmissions.receivedAt));
  await auditEach(db, rows, { actor, identifiedBy: AUDIT_IDENTITY.staff, action: 'exported', now });
  return Promise.all(rows.map(({ id }) => readSubmission(db, id, secret)));
}

/** Erases all that is stored of the person with a telephone number; returns the number of submissions. */
export function erasePerson(db: StoreDb, { secret, telephone, actor, now }: PersonOptions): Promise<number> {
  return db.transaction(async (tx) => {
    const own = inArray(formSubmissions.contact, contactHashes(secret, telephone));
    const erased = await tx.delete(formSubmissions).where(own).returning();
    await auditEach(tx, erased, { actor, identifiedBy: AUDIT_IDENTITY.staff, action: 'erased', now });
    return erased.length;
  });
}

async function auditEach(
  db: StoreDb,
  rows: readonly { readonly reference: string }[],
  { now, ...entry }: Pick<typeof formAudit.$inferInsert, 'actor' | 'identifiedBy' | 'action'> & { readonly now: Date },
): Promise<void> {
  if (rows.length === 0) return;
  await db.insert(formAudit).values(rows.map(({ reference }) => ({ ...entry, at: now, reference })));
}
