import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';
import type { OpenStore, StoreDb } from './open-store.ts';

export interface StoreOptions {
  /** Folder that holds the embedded store. */
  readonly dataDir: string;
  /** URL of a PostgreSQL server to use instead. */
  readonly databaseUrl?: string | undefined;
}

/** The platform's database, opened and migrated on first use. */
export class Store {
  readonly #options: StoreOptions;
  #opening: Promise<OpenStore> | undefined;

  constructor(options: StoreOptions) {
    this.#options = options;
  }

  /** Returns the open database; rejects when it cannot be opened, and the next call tries again. */
  async db(): Promise<StoreDb> {
    this.#opening ??= this.#open();
    return (await this.#opening).db;
  }

  async #open(): Promise<OpenStore> {
    const { databaseUrl, dataDir } = this.#options;
    try {
      return await (databaseUrl === undefined ? openEmbedded(dataDir) : openPostgres(databaseUrl));
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
