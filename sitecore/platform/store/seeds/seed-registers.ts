import type { PgTable } from 'drizzle-orm/pg-core';
import type { StoreDb } from '../open-store.ts';
import { customerNames, merchants, shareholders } from '../schema.ts';

/** Adds the fictitious registers to those tables that are empty: shareholders, merchants, names of customers. */
export async function seedRegisters(db: StoreDb): Promise<void> {
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
