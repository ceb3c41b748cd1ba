import { and, asc, count, eq, gt, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { formAnswers, formDrafts, formFiles, formSubmissions } from '../../store/form-schema.ts';
import type { StoreDb } from '../../store/open-store.ts';
import { contactHash, contactHashes, type FormSecret, ID_BYTES, keyId } from './form-keys.ts';
import { submittedValues } from './read-submission.ts';
import { seal, sealText, unseal, unsealText, VERSION } from './sealed.ts';

/** Rows of a transaction. */
const BATCH = 50;
/** Rows of a transaction with the content of files, five megabytes each at most. */
const FILES_BATCH = 4;

/** Id of the key of sealed bytes; "" before keys had ids. */
const keyOfBytes = (bytes: SQL | PgColumn): SQL<string> =>
  sql`CASE get_byte(${bytes}, 0) WHEN ${sql.raw(String(VERSION))}
    THEN encode(substring(${bytes} FROM 2 FOR ${sql.raw(String(ID_BYTES))}), 'hex') ELSE '' END`;

/** Id of the key of a sealed text, whose first eight characters hold it. */
const keyOfText = (text: PgColumn): SQL<string> => keyOfBytes(sql`decode(left(${text}, 8), 'base64')`);

/** Id of the key of a hash; "" before keys had ids. */
const keyOfHash = (hash: PgColumn): SQL<string> =>
  sql`CASE WHEN strpos(${hash}, '.') = 0 THEN '' ELSE split_part(${hash}, '.', 1) END`;

const KEYS = {
  submissions: keyOfText(formSubmissions.values),
  files: keyOfText(formFiles.name),
  drafts: keyOfText(formDrafts.values),
  answers: keyOfText(formAnswers.text),
};

/** Returns the number of rows by the id of their key, "" for those from before keys had ids. */
export async function rowsByKey(db: StoreDb): Promise<ReadonlyMap<string, number>> {
  const counts = [
    ...(await countBy(db, formSubmissions, KEYS.submissions)),
    ...(await countBy(db, formFiles, KEYS.files)),
    ...(await countBy(db, formDrafts, KEYS.drafts)),
    ...(await countBy(db, formAnswers, KEYS.answers)),
  ];
  return totals(counts);
}

/** Returns the number of telephone numbers by the id of the key of their hash, "" for those from before keys had ids. */
export async function telephonesByKey(db: StoreDb): Promise<ReadonlyMap<string, number>> {
  const { contact } = formSubmissions;
  return totals(await countBy(db, formSubmissions, keyOfHash(contact), isNotNull(contact)));
}

/** Returns the ids of keys that the store needs and no secret has. */
export async function unknownKeys(db: StoreDb, secret: FormSecret): Promise<readonly string[]> {
  const known = ['', ...secret.map(keyId)];
  const needed = new Set([...(await rowsByKey(db)).keys(), ...(await telephonesByKey(db)).keys()]);
  return [...needed].filter((key) => !known.includes(key));
}

interface KeyCount {
  readonly key: string;
  readonly rows: number;
}

const countBy = (db: StoreDb, table: PgTable, key: SQL<string>, where?: SQL): Promise<KeyCount[]> =>
  db.select({ key, rows: count() }).from(table).where(where).groupBy(key);

function totals(counts: readonly KeyCount[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { key, rows } of counts) sums.set(key, (sums.get(key) ?? 0) + rows);
  return sums;
}

interface ResealOptions {
  readonly db: StoreDb;
  readonly secret: FormSecret;
  /** Called after each transaction with the number of rows that it has sealed anew. */
  readonly onBatch: (rows: number) => void;
}

/**
 * Seals with the current secret what former ones have sealed, in transactions of a few rows, so that an interrupted call can be
 * repeated. Rows that another transaction uses, or that no secret opens, stay as they are. A telephone number that is among the
 * values is hashed anew; another is found by its former key.
 */
export async function resealAll(options: ResealOptions): Promise<void> {
  await inBatches(options, submissionRows(options.secret));
  await inBatches(options, fileRows(options.secret));
  await inBatches(options, draftRows(options.secret));
  await inBatches(options, answerRows(options.secret));
}

/** A table whose rows are sealed anew. */
interface SealedRows<Id extends string | number, Row extends { readonly id: Id }, Change> {
  /** Locks and returns the next rows of former keys. */
  readonly next: (tx: StoreDb, after: Id | undefined) => Promise<Row[]>;
  /** Returns the columns sealed anew; throws when no secret opens them. */
  readonly changeOf: (row: Row) => Change;
  readonly update: (tx: StoreDb, id: Id, change: Change) => Promise<unknown>;
}

async function inBatches<Id extends string | number, Row extends { readonly id: Id }, Change>(
  { db, onBatch }: ResealOptions,
  { next, changeOf, update }: SealedRows<Id, Row, Change>,
): Promise<void> {
  const resealAfter = (after: Id | undefined) =>
    db.transaction(async (tx) => {
      const rows = await next(tx, after);
      const changes = rows.flatMap((row) => opened(() => ({ id: row.id, change: changeOf(row) })));
      for (const { id, change } of changes) await update(tx, id, change);
      return { last: rows.at(-1)?.id, resealed: changes.length };
    });
  let batch = await resealAfter(undefined);
  while (batch.last !== undefined) {
    if (batch.resealed > 0) onBatch(batch.resealed);
    batch = await resealAfter(batch.last);
  }
}

/** Returns what a function returns, in a list; none when it throws. */
function opened<Value>(open: () => Value): readonly Value[] {
  try {
    return [open()];
  } catch {
    return [];
  }
}

const isFormer = (key: SQL<string>, [secret]: FormSecret, isLater: SQL | undefined): SQL | undefined =>
  and(ne(key, keyId(secret)), isLater);

const laterThan = (id: PgColumn, after: string | number | undefined): SQL | undefined =>
  after === undefined ? undefined : gt(id, after);

const textAgain = (secret: FormSecret, owner: string, sealed: string): string =>
  sealText(secret, owner, unsealText(secret, owner, sealed));

const submissionRows = (secret: FormSecret) => ({
  next: (tx: StoreDb, after: string | undefined) =>
    tx
      .select()
      .from(formSubmissions)
      .where(isFormer(KEYS.submissions, secret, laterThan(formSubmissions.id, after)))
      .orderBy(asc(formSubmissions.id))
      .limit(BATCH)
      .for('update', { skipLocked: true }),
  changeOf: ({ id, values, contact }: typeof formSubmissions.$inferSelect) => ({
    values: textAgain(secret, id, values),
    contact: contact === null ? null : contactAgain(secret, contact, unsealText(secret, id, values)),
  }),
  update: (tx: StoreDb, id: string, change: { readonly values: string; readonly contact: string | null }) =>
    tx.update(formSubmissions).set(change).where(eq(formSubmissions.id, id)),
});

/** Returns the hash of a telephone number with the current secret; the stored one when the values do not have the number. */
function contactAgain(secret: FormSecret, stored: string, values: string): string {
  const texts = submittedValues.parse(JSON.parse(values)).flatMap((value) => value.texts);
  const telephone = texts.find((text) => contactHashes(secret, text).includes(stored));
  return telephone === undefined ? stored : contactHash(secret, telephone);
}

const fileRows = (secret: FormSecret) => ({
  next: (tx: StoreDb, after: string | undefined) =>
    tx
      .select()
      .from(formFiles)
      .where(isFormer(KEYS.files, secret, laterThan(formFiles.id, after)))
      .orderBy(asc(formFiles.id))
      .limit(FILES_BATCH)
      .for('update', { skipLocked: true }),
  changeOf: ({ submission, name, content }: typeof formFiles.$inferSelect) => ({
    name: textAgain(secret, submission, name),
    content: seal(secret, submission, unseal(secret, submission, content)),
  }),
  update: (tx: StoreDb, id: string, change: { readonly name: string; readonly content: Uint8Array }) =>
    tx.update(formFiles).set(change).where(eq(formFiles.id, id)),
});

const draftRows = (secret: FormSecret) => ({
  next: (tx: StoreDb, after: string | undefined) =>
    tx
      .select()
      .from(formDrafts)
      .where(isFormer(KEYS.drafts, secret, laterThan(formDrafts.id, after)))
      .orderBy(asc(formDrafts.id))
      .limit(BATCH)
      .for('update', { skipLocked: true }),
  changeOf: ({ id, values }: typeof formDrafts.$inferSelect) => ({ values: textAgain(secret, id, values) }),
  update: (tx: StoreDb, id: string, change: { readonly values: string }) =>
    tx.update(formDrafts).set(change).where(eq(formDrafts.id, id)),
});

const answerRows = (secret: FormSecret) => ({
  next: (tx: StoreDb, after: number | undefined) =>
    tx
      .select()
      .from(formAnswers)
      .where(isFormer(KEYS.answers, secret, laterThan(formAnswers.id, after)))
      .orderBy(asc(formAnswers.id))
      .limit(BATCH)
      .for('update', { skipLocked: true }),
  changeOf: ({ submission, text }: typeof formAnswers.$inferSelect) => ({ text: textAgain(secret, submission, text) }),
  update: (tx: StoreDb, id: number, change: { readonly text: string }) =>
    tx.update(formAnswers).set(change).where(eq(formAnswers.id, id)),
});
