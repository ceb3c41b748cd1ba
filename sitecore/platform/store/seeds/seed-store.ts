import type { StoreDb } from '../open-store.ts';
import { seedCustomers } from '../seed-customers.ts';
import { seedApplications } from './seed-applications.ts';
import { seedDocuments } from './seed-documents.ts';
import { seedRegisters } from './seed-registers.ts';

/** Adds the fictitious customers, registers, documents and applications that the store does not have. */
export async function seedStore(db: StoreDb): Promise<void> {
  await seedCustomers(db);
  await seedRegisters(db);
  await seedDocuments(db);
  await seedApplications(db);
}
