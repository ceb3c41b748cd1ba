import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { FormValues } from '#sitecore/rules/forms/form-model.ts';
import type { StoreDb } from '../../store/open-store.ts';
import { formDrafts } from '../../store/form-schema.ts';
import type { FormSecret } from './form-keys.ts';
import { sealText, unsealText } from './sealed.ts';

/** Earlier steps are stored for a working day. */
const DRAFT_MS = 12 * 3_600_000;

/** The draft of a form that was sent stays for a quarter of an hour: a visitor whom no response has reached sends its last step again. */
const SENT_MS = 15 * 60_000;

const storedValues = z.record(z.string(), z.array(z.string()));

/** Values of the steps that a visitor has filled in. */
export interface Draft {
  /** The furthest step that the visitor has reached. */
  readonly step: number;
  readonly values: FormValues;
}

interface DraftOptions {
  readonly id: string;
  readonly form: string;
  readonly secret: FormSecret;
  readonly now: Date;
}

/** Returns the draft of a session with a form; undefined when there is none, or it has expired. */
export async function loadDraft(db: StoreDb, { id, form, secret, now }: DraftOptions): Promise<Draft | undefined> {
  const isDraft = and(eq(formDrafts.id, id), eq(formDrafts.form, form), gt(formDrafts.expiresAt, now));
  const [row] = await db.select().from(formDrafts).where(isDraft);
  return row && { step: row.step, values: storedValues.parse(JSON.parse(unsealText(secret, id, row.values))) };
}

/** Stores the values of a session with a form; the furthest step stays when an earlier one is sent again. */
export async function saveDraft(db: StoreDb, { id, form, secret, now }: DraftOptions, draft: Draft): Promise<void> {
  await db.delete(formDrafts).where(lte(formDrafts.expiresAt, now));
  const changed = {
    values: sealText(secret, id, JSON.stringify(draft.values)),
    expiresAt: new Date(now.getTime() + DRAFT_MS),
  };
  await db
    .insert(formDrafts)
    .values({ id, form, step: draft.step, ...changed })
    .onConflictDoUpdate({
      target: formDrafts.id,
      set: { ...changed, step: sql`greatest(${formDrafts.step}, ${draft.step})` },
      setWhere: eq(formDrafts.form, form),
    });
}

/** Leaves the draft of a session that was sent only for as long as its last step may be sent again. */
export async function closeDraft(db: StoreDb, id: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + SENT_MS);
  await db.update(formDrafts).set({ expiresAt }).where(eq(formDrafts.id, id));
}
