import { join } from 'node:path';

/** Migrations for Drizzle's migrator, which applies each file of the journal once, in its order. */
export const MIGRATIONS = { migrationsFolder: join(import.meta.dirname, 'migrations') };
