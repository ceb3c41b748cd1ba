import { and, asc, count, desc, eq, like, type SQL } from 'drizzle-orm';
import type { StoreDb } from '../../../store/open-store.ts';
import {
  AUDIT_IDENTITY,
  formAnswers,
  formAudit,
  formFiles,
  formOutbox,
  formSubmissions,
} from '../../../store/form-schema.ts';
import type { FormSecret } from '../form-keys.ts';
import { readSubmission, type StoredSubmission } from '../read-submission.ts';
import { referenceKey, storedKey } from '../references.ts';
import { sealText, unseal, unsealText } from '../sealed.ts';

/** Statuses of a submission, in their order. */
export const STATUSES = ['received', 'working', 'answered', 'closed'] as const;
export type Status = (typeof STATUSES)[number];

/** Type guard for a status. */
export const isStatus = (text: string): text is Status => STATUSES.some((status) => status === text);

/** The submissions that staff may read: all but the anonymous ones, or only these. */
export interface StaffScope {
  readonly db: StoreDb;
  readonly secret: FormSecret;
  readonly isAnonymous: boolean;
  /** Name that whoever reads claims, for the audit. */
  readonly actor: string;
  readonly now: Date;
}

export interface Filter {
  readonly form: string;
  readonly status: string;
  /** A part of the reference number. */
  readonly reference: string;
  /** Number of the page, from 1. */
  readonly page: number;
}

/** Submissions of a page of the list. */
export const PAGE_SIZE = 50;

/** The most submissions of a file. */
const EXPORT_SIZE = 5_000;

/** Records what is done with the shared password, under the name that is claimed. */
async function audit({ db, actor, now }: StaffScope, action: string, reference: string | null): Promise<void> {
  await db.insert(formAudit).values({ at: now, actor, identifiedBy: AUDIT_IDENTITY.staff, action, reference });
}

function matching({ isAnonymous }: StaffScope, { form, status, reference }: Filter): SQL | undefined {
  return and(
    eq(formSubmissions.isAnonymous, isAnonymous),
    form === '' ? undefined : eq(formSubmissions.formName, form),
    status === '' ? undefined : eq(formSubmissions.status, status),
    reference === '' ? undefined : like(storedKey, `%${referenceKey(reference).replace(/[\\%]/g, '')}%`),
  );
}

/** A form by its id and name. */
export type ListedForm = Pick<StoredSubmission, 'form' | 'formName'>;

/** A submission without anything that visitors wrote. */
export type ListedSubmission = ListedForm & Pick<StoredSubmission, 'reference' | 'status' | 'receivedAt'>;

/** Returns a page of the list without anything that visitors wrote, and the number of all that match. */
export async function listSubmissions(
  scope: StaffScope,
  filter: Filter,
): Promise<{ readonly rows: readonly ListedSubmission[]; readonly total: number }> {
  await audit(scope, 'listed', null);
  const { reference, form, formName, status, receivedAt } = formSubmissions;
  const where = matching(scope, filter);
  const [total] = await scope.db.select({ total: count() }).from(formSubmissions).where(where);
  const rows = await scope.db
    .select({ reference, form, formName, status, receivedAt })
    .from(formSubmissions)
    .where(where)
    .orderBy(desc(receivedAt))
    .limit(PAGE_SIZE)
    .offset((filter.page - 1) * PAGE_SIZE);
  return { rows, total: total?.total ?? 0 };
}

/** Returns the forms that have submissions. */
export function formsOf({ db, isAnonymous }: StaffScope): Promise<readonly ListedForm[]> {
  const { form, formName } = formSubmissions;
  const own = eq(formSubmissions.isAnonymous, isAnonymous);
  return db.selectDistinct({ form, formName }).from(formSubmissions).where(own).orderBy(asc(formName));
}

/** Returns the submissions that match, opened; each is audited. */
export async function exportSubmissions(scope: StaffScope, filter: Filter): Promise<readonly StoredSubmission[]> {
  const { id, reference, receivedAt } = formSubmissions;
  const rows = await scope.db
    .select({ id, reference })
    .from(formSubmissions)
    .where(matching(scope, filter))
    .orderBy(desc(receivedAt))
    .limit(EXPORT_SIZE);
  const all: StoredSubmission[] = [];
  for (const row of rows) {
    await audit(scope, 'exported', row.reference);
    all.push(await readSubmission(scope.db, row.id, scope.secret));
  }
  return all;
}

async function idOf({ db, isAnonymous }: StaffScope, reference: string): Promise<string | undefined> {
  const own = and(eq(formSubmissions.reference, reference), eq(formSubmissions.isAnonymous, isAnonymous));
  const [row] = await db.select({ id: formSubmissions.id }).from(formSubmissions).where(own);
  return row?.id;
}

/** A submission with what staff have answered, the first answer first. */
export interface OpenedSubmission extends StoredSubmission {
  readonly answers: readonly { readonly status: string; readonly text: string; readonly writtenAt: Date }[];
}

/** Returns the submission with a reference number, and audits it; undefined when there is none that this staff may read. */
export async function openSubmission(scope: StaffScope, reference: string): Promise<OpenedSubmission | undefined> {
  const id = await idOf(scope, reference);
  if (id === undefined) return undefined;
  await audit(scope, 'read', reference);
  const { db, secret } = scope;
  const answers = await db
    .select()
    .from(formAnswers)
    .where(eq(formAnswers.submission, id))
    .orderBy(asc(formAnswers.id));
  return {
    ...(await readSubmission(db, id, secret)),
    answers: answers.map(({ status, text, writtenAt }) => ({ status, text: unsealText(secret, id, text), writtenAt })),
  };
}

/** Returns a file of a submission with its content, and audits it; undefined when there is none. */
export async function openFile(scope: StaffScope, reference: string, file: string) {
  const id = await idOf(scope, reference);
  if (id === undefined || !/^[\da-f-]{36}$/.test(file)) return undefined;
  const own = and(eq(formFiles.id, file), eq(formFiles.submission, id));
  const [row] = await scope.db.select().from(formFiles).where(own);
  if (!row) return undefined;
  await audit(scope, 'file read', reference);
  const { secret } = scope;
  return { name: unsealText(secret, id, row.name), type: row.type, bytes: unseal(secret, id, row.content) };
}

/** Stores an answer with the status that it gives, and has it sent to a visitor with an email address; false when there is no such submission. */
export async function answerSubmission(
  scope: StaffScope,
  reference: string,
  { status, text }: { readonly status: Status; readonly text: string },
): Promise<boolean> {
  const id = await idOf(scope, reference);
  if (id === undefined) return false;
  await scope.db.transaction(async (tx) => {
    const sealed = sealText(scope.secret, id, text);
    await tx.insert(formAnswers).values({ submission: id, status, text: sealed, writtenAt: scope.now });
    const { email } = await readSubmission(tx, id, scope.secret);
    if (text !== '' && email !== '' && !scope.isAnonymous)
      await tx.insert(formOutbox).values({ submission: id, kind: 'answer', nextAt: scope.now });
    await tx.update(formSubmissions).set({ status }).where(eq(formSubmissions.id, id));
    await audit({ ...scope, db: tx }, `answered: ${status}`, reference);
  });
  return true;
}
