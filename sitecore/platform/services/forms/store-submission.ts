import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Language } from '#sitecore/definitions/language.ts';
import type { FieldType } from '#sitecore/rules/forms/form-ids.ts';
import type { StoreDb } from '../../store/open-store.ts';
import { formConsents, formFiles, formOutbox, formSubmissions } from '../../store/form-schema.ts';
import type { AcceptedFile } from './check-files.ts';
import { closeDraft } from './drafts.ts';
import { contactHash, type FormSecret } from './form-keys.ts';
import { newTicket, nextReference } from './references.ts';
import { seal, sealText } from './sealed.ts';

/** A field of a submission as staff read it. */
export interface SubmittedValue {
  readonly name: string;
  readonly title: string;
  /** Type of the field, `email` of the address for the receipt. */
  readonly type: FieldType;
  /** The texts of what was chosen or written. */
  readonly texts: readonly string[];
}

/** A submission whose values have passed all checks. */
export interface NewSubmission {
  readonly id: string;
  /** Id of the session that sends it, under which the draft of a form in steps is stored. */
  readonly session: string;
  readonly form: string;
  readonly formName: string;
  readonly prefix: string;
  readonly language: Language;
  readonly isAnonymous: boolean;
  readonly answerDays: number | null;
  readonly retentionDays: number;
  readonly values: readonly SubmittedValue[];
  /** The telephone number by which the visitor asks for the status. */
  readonly telephone: string;
  /** True when the visitor gave an email address. */
  readonly hasReceipt: boolean;
  /** The text that the visitor agreed to. */
  readonly consent: string | undefined;
  readonly files: readonly AcceptedFile[];
}

/** Numbers that a visitor gets for a submission. */
export interface Acknowledgement {
  readonly reference: string;
  readonly ticket: string;
  readonly answerDays: number | null;
}

const DAY_MS = 86_400_000;

/** Returns the acknowledgement of a submission that was stored before. */
export async function findAcknowledgement(db: StoreDb, id: string): Promise<Acknowledgement | undefined> {
  const { reference, ticket, answerDays } = formSubmissions;
  const [row] = await db
    .select({ reference, ticket, answerDays })
    .from(formSubmissions)
    .where(eq(formSubmissions.id, id));
  return row;
}

/**
 * Stores a submission with its files and the messages to deliver, all or nothing. A submission that was stored before stays as
 * it is, and its acknowledgement is returned again.
 */
export function storeSubmission(
  db: StoreDb,
  submission: NewSubmission,
  { secret, now }: { readonly secret: FormSecret; readonly now: Date },
): Promise<Acknowledgement> {
  return db.transaction(async (tx) => {
    const row = { ...(await rowOf(tx, submission, secret, now)), ticket: newTicket() };
    const inserted = await tx
      .insert(formSubmissions)
      .values(row)
      .onConflictDoNothing({ target: formSubmissions.id })
      .returning();
    if (inserted.length === 0) {
      const stored = await findAcknowledgement(tx, submission.id);
      if (!stored) throw new Error('a submission is neither new nor stored');
      return stored;
    }
    await storeParts(tx, submission, secret, now);
    const { reference, ticket, answerDays } = row;
    return { reference, ticket, answerDays };
  });
}

async function rowOf(db: StoreDb, submission: NewSubmission, secret: FormSecret, now: Date) {
  const { id, form, formName, language, isAnonymous, answerDays, telephone, consent, retentionDays, values } =
    submission;
  return {
    id,
    reference: await nextReference(db, submission.prefix, now),
    form,
    formName,
    language,
    isAnonymous,
    answerDays,
    values: sealText(secret, id, JSON.stringify(values)),
    contact: isAnonymous || telephone === '' ? null : contactHash(secret, telephone),
    consent: consent === undefined ? null : consentVersion(consent),
    receivedAt: now,
    eraseAt: new Date(now.getTime() + retentionDays * DAY_MS),
  };
}

/** Returns the version of a text: the same for equal texts. */
const consentVersion = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

async function storeParts(db: StoreDb, submission: NewSubmission, secret: FormSecret, now: Date): Promise<void> {
  const { id, session, files, consent, language, isAnonymous, hasReceipt } = submission;
  for (const { field, name, type, bytes } of files)
    await db.insert(formFiles).values({
      id: randomUUID(),
      submission: id,
      field,
      name: sealText(secret, id, name),
      type,
      size: bytes.length,
      content: seal(secret, id, bytes),
    });
  if (consent !== undefined)
    await db
      .insert(formConsents)
      .values({ version: consentVersion(consent), text: consent, language, firstUsedAt: now })
      .onConflictDoNothing();
  const kinds = hasReceipt && !isAnonymous ? ['team', 'receipt'] : ['team'];
  await db.insert(formOutbox).values(kinds.map((kind) => ({ submission: id, kind, nextAt: now })));
  await closeDraft(db, session, now);
}
