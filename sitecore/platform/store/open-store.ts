import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The tables, wherever they are. */
export type StoreDb = PgDatabase<PgQueryResultHKT>;

/** The tables while they are open. */
export interface OpenStore {
  readonly db: StoreDb;
  readonly close: () => Promise<void>;
}
