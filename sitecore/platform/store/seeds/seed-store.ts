import type { StoreDb } from '../open-store.ts';
import { seedCustomers } from '../seed-customers.ts';
import { seedRegisters } from './seed-registers.ts';

/** Adds the fictitious customers and registers that the store does not have. */
export async function seedStore(db: StoreDb): Promise<void> {
  await seedCustomers(db);
  await seedRegisters(db);
}
