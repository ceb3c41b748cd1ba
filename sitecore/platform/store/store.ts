import { createEmbedded, openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';
import type { OpenStore, StoreDb } from './open-store.ts';

export interface StoreOptions {
  /** Folder that holds the embedded store. */
  readonly dataDir: string;
  /** URL of a PostgreSQL server to use instead. */
  readonly databaseUrl?: string | undefined;
  /** Adds the fictitious customers and registers to a PostgreSQL server too; an embedded store always has them. */
  readonly seedsCustomers?: boolean | undefined;
}

/** The platform's database, opened and migrated on first use; an embedded one can be created before. */
export class Store {
  readonly #options: StoreOptions;
  #opening: Promise<OpenStore> | undefined;
  #creating: Promise<void> | undefined;

  constructor(options: StoreOptions) {
    this.#options = options;
  }

  /** Creates an embedded database that does not exist, so that its first opening is fast; rejects when it cannot be created, and the next call tries again. */
  create(): Promise<void> {
    return (this.#creating ??= this.#create());
  }

  /** Returns the open database; rejects when it cannot be opened, and the next call tries again. */
  async db(): Promise<StoreDb> {
    this.#opening ??= this.#open();
    return (await this.#opening).db;
  }

  /** Resolves when the database responds; rejects when it does not. */
  async ping(): Promise<void> {
    const { sql } = await import('drizzle-orm');
    await (await this.db()).execute(sql`SELECT 1`);
  }

  /** Resolves when the database has stored a row, the same each time; rejects when it takes no write. */
  async write(): Promise<void> {
    const { sql } = await import('drizzle-orm');
    const row = sql`INSERT INTO rate_limits (key, points) VALUES ('readyz', 0)
      ON CONFLICT (key) DO UPDATE SET points = 1 - rate_limits.points`;
    await (await this.db()).execute(row);
  }

  async #create(): Promise<void> {
    const { databaseUrl, dataDir } = this.#options;
    if (databaseUrl !== undefined) return;
    try {
      await createEmbedded(dataDir);
    } catch (error) {
      this.#creating = undefined;
      throw error;
    }
  }

  async #open(): Promise<OpenStore> {
    const { databaseUrl, dataDir, seedsCustomers } = this.#options;
    try {
      // Whoever creates it hears of a failure; opening creates what is missing.
      await Promise.allSettled([this.#creating]);
      if (databaseUrl === undefined) return await openEmbedded(dataDir);
      return await openPostgres(databaseUrl, seedsCustomers ? addFictitious : undefined);
    } catch (error) {
      this.#opening = undefined;
      throw error;
    }
  }

  /** Closes the database if it was opened. */
  async close(): Promise<void> {
    const opening = this.#opening;
    this.#opening = undefined;
    if (!opening) return;
    // The caller of `db` receives the error of a failed opening; there is nothing to close then.
    const [opened] = await Promise.allSettled([opening]);
    if (opened.status === 'fulfilled') await opened.value.close();
  }
}

const addFictitious = async (db: StoreDb): Promise<void> => (await import('./seeds/seed-store.ts')).seedStore(db);
