import { join } from 'node:path';

/** Our own SQL, in the form that Drizzle's migrator applies: what is listed in its journal, in that order, once. */
export const MIGRATIONS = { migrationsFolder: join(import.meta.dirname, 'migrations') };
