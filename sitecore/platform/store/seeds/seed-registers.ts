import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { StoreDb } from '../open-store.ts';
import { foldedNames } from '../folded-names.ts';
import { customerNames, merchants, shareholders } from '../schema.ts';

/** Adds the fictitious registers to those tables that are empty, shareholders, merchants and names of customers, and folds names anew where the rule has changed. */
export async function seedRegisters(db: StoreDb): Promise<void> {
  for (const table of [shareholders, customerNames]) await foldAnew(db, table);
  if (await isEmpty(db, shareholders))
    await db
      .insert(shareholders)
      .values((await import('./seed-shareholders.ts')).seedShareholders)
      .onConflictDoNothing();
  if (await isEmpty(db, merchants))
    await db
      .insert(merchants)
      .values((await import('./seed-merchants.ts')).seedMerchants)
      .onConflictDoNothing();
  if (await isEmpty(db, customerNames))
    await db
      .insert(customerNames)
      .values((await import('./seed-customer-names.ts')).seedCustomerNames)
      .onConflictDoNothing();
}

const isEmpty = async (db: StoreDb, table: PgTable): Promise<boolean> => (await db.$count(table)) === 0;

/** Folds the names whose stored form an earlier rule gave. */
async function foldAnew(db: StoreDb, table: typeof shareholders | typeof customerNames): Promise<void> {
  const { id, nameAr, nameEn, folded } = table;
  for (const row of await db.select({ id, nameAr, nameEn, folded }).from(table)) {
    const now = foldedNames(row.nameAr, row.nameEn);
    if (now !== row.folded) await db.update(table).set({ folded: now }).where(eq(id, row.id));
  }
}
