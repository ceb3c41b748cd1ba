import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Drizzle database over PGlite or PostgreSQL. */
export type StoreDb = PgDatabase<PgQueryResultHKT>;

/** An open store; `close` ends its connections. */
export interface OpenStore {
  readonly db: StoreDb;
  readonly close: () => Promise<void>;
}
